; RUN: opt %s
; A GEP on null is one arm of the select. Nothing real lies there, so the store may become shared; taken for
; an unknown address, it stays generic. Never another space, and no crash: LLVM 22 crashes here.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c, i64 %i) {
  %far = getelementptr i32, ptr null, i64 %i
  %p = select i1 %c, ptr %far, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, i64 %i) {
; CHECK-NEXT:   %far = getelementptr i32, ptr null, i64 %i
; CHECK-NEXT:   %p = select i1 %c, ptr %far, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
