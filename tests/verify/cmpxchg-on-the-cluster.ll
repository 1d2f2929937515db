; Upstream compares and exchanges in the cluster.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define void @f(ptr addrspace(7) %p) {
  %r = cmpxchg ptr addrspace(7) %p, i32 0, i32 1 seq_cst seq_cst
  ret void
}

; CHECK: []
