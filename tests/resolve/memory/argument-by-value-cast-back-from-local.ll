; RUN: opt -w --check %s
; LLVM may inline the function without a copy: what was cast to local memory and back is what the caller passed then.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s0 = internal addrspace(3) global [16 x i32] undef, align 8
@out = global i1 false
define ptx_kernel void @k() {
  %v2 = load ptr, ptr addrspace(3) @s0, align 8
  call void @f(ptr byval({ ptr, i64 }) align 8 %v2)
  ret void
}
define internal void @f(ptr byval({ ptr, i64 }) align 8 %p) {
  %l = addrspacecast ptr %p to ptr addrspace(5)
  %back = addrspacecast ptr addrspace(5) %l to ptr
  %v = load i64, ptr %back, align 8
  %w = trunc i64 %v to i1
  store i1 %w, ptr @out, align 1
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s0 = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-NEXT: @out = global i1 false
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %v2 = load ptr, ptr addrspace(3) @s0, align 8
; CHECK-NEXT:   call void @f(ptr byval({ ptr, i64 }) align 8 %v2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @f(ptr byval({ ptr, i64 }) align 8 %p) {
; CHECK-NEXT:   %v = load i64, ptr %p, align 8, !noalias.addrspace !0
; CHECK-NEXT:   %w = trunc i64 %v to i1
; CHECK-NEXT:   store i1 %w, ptr addrspace(1) addrspacecast (ptr @out to ptr addrspace(1)), align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
