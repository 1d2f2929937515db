; Reading through it, or casting it, is no escape.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define ptx_kernel void @f(ptr byval([4 x i32]) %p, ptr %out) {
  %q = addrspacecast ptr %p to ptr addrspace(101)
  %v = load i32, ptr addrspace(101) %q
  store i32 %v, ptr %out
  ret void
}

; CHECK: []
