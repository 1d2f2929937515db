; An atomic on local memory is found through casts.
; RUN: not spacecast verify --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define void @f() {
  %p = alloca [4 x i32]
  %q = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 1
  %r = atomicrmw add ptr %q, i32 1 seq_cst
  ret void
}

; CHECK: Cannot do atomic on local memory [local-atomic] in `f`
