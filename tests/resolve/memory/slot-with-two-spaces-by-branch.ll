; RUN: opt %s
; Which pointer is in the slot depends on the way taken: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
entry:
  %slot = alloca ptr, align 8
  store ptr %g, ptr %slot, align 8
  br i1 %c, label %set, label %use

set:
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  br label %use

use:
  %p = load ptr, ptr %slot, align 8
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr %g, ptr %slot, align 8
; CHECK-NEXT:   br i1 %c, label %set, label %use
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
; CHECK-NEXT:   br label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   %p = load ptr, ptr %slot, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
