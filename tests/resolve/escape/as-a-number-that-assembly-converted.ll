; RUN: opt -w %s
; Assembly makes a generic address of a number, and that is stored where others see it: the store through what is
; loaded stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %words, ptr %list) {
  %a = call i64 asm "cvta.shared.u64 $0, $1;", "=l,l"(i64 16)
  store i64 %a, ptr %words, align 8
  %p = load ptr, ptr %list, align 8
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %words, ptr %list) {
; CHECK-NEXT:   %words.global = addrspacecast ptr %words to ptr addrspace(1)
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %a = call i64 asm "cvta.shared.u64 $0, $1;", "=l,l"(i64 16)
; CHECK-NEXT:   store i64 %a, ptr addrspace(1) %words.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
