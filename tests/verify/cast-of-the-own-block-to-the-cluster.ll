; Upstream casts shared addresses to the cluster at once.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define ptr addrspace(7) @f(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
  ret ptr addrspace(7) %q
}

; CHECK: []
