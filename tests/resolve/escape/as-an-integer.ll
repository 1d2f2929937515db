; RUN: opt %s
; The address escapes as an integer. A pointer that is loaded may be made of it: its store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %words, ptr %list) {
  %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %tagged = or i64 %i, 1
  store i64 %tagged, ptr %words, align 8
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %words, ptr %list) {
; CHECK-NEXT:   %words.global = addrspacecast ptr %words to ptr addrspace(1)
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %tagged = or i64 %i, 1
; CHECK-NEXT:   store i64 %tagged, ptr addrspace(1) %words.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
