; RUN: opt %s
; The second pointer in the slot comes through a chain of other slots, one further in each round of the loop. It
; is shared at last: the first store is global, the second stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define ptx_kernel void @k(ptr %in, i1 %c) {
entry:
  %x = alloca ptr, align 8
  %a0 = alloca ptr, align 8
  %a1 = alloca ptr, align 8
  %a2 = alloca ptr, align 8
  %a3 = alloca ptr, align 8
  %a4 = alloca ptr, align 8
  %a5 = alloca ptr, align 8
  %a6 = alloca ptr, align 8
  %a7 = alloca ptr, align 8
  %a8 = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a8, align 8
  br label %loop

loop:
  %z = load ptr, ptr %a0, align 8
  store ptr %in, ptr %x, align 8
  %first = load ptr, ptr %x, align 8
  store i32 1, ptr %first, align 4
  store ptr %z, ptr %x, align 8
  %second = load ptr, ptr %x, align 8
  %r = select i1 %c, ptr %second, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  store i32 2, ptr %r, align 4
  %l0 = load ptr, ptr %a1, align 8
  store ptr %l0, ptr %a0, align 8
  %l1 = load ptr, ptr %a2, align 8
  store ptr %l1, ptr %a1, align 8
  %l2 = load ptr, ptr %a3, align 8
  store ptr %l2, ptr %a2, align 8
  %l3 = load ptr, ptr %a4, align 8
  store ptr %l3, ptr %a3, align 8
  %l4 = load ptr, ptr %a5, align 8
  store ptr %l4, ptr %a4, align 8
  %l5 = load ptr, ptr %a6, align 8
  store ptr %l5, ptr %a5, align 8
  %l6 = load ptr, ptr %a7, align 8
  store ptr %l6, ptr %a6, align 8
  %l7 = load ptr, ptr %a8, align 8
  store ptr %l7, ptr %a7, align 8
  br label %loop
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = alloca ptr, align 8
; CHECK-NEXT:   %a0 = alloca ptr, align 8
; CHECK-NEXT:   %a1 = alloca ptr, align 8
; CHECK-NEXT:   %a2 = alloca ptr, align 8
; CHECK-NEXT:   %a3 = alloca ptr, align 8
; CHECK-NEXT:   %a4 = alloca ptr, align 8
; CHECK-NEXT:   %a5 = alloca ptr, align 8
; CHECK-NEXT:   %a6 = alloca ptr, align 8
; CHECK-NEXT:   %a7 = alloca ptr, align 8
; CHECK-NEXT:   %a8 = alloca ptr, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a8, align 8
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %z = load ptr, ptr %a0, align 8
; CHECK-NEXT:   store ptr %in, ptr %x, align 8
; CHECK-NEXT:   %first = load ptr, ptr %x, align 8
; CHECK-NEXT:   %first.global = addrspacecast ptr %first to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %first.global, align 4
; CHECK-NEXT:   store ptr %z, ptr %x, align 8
; CHECK-NEXT:   %second = load ptr, ptr %x, align 8
; CHECK-NEXT:   %r = select i1 %c, ptr %second, ptr addrspacecast (ptr addrspace(1) @g to ptr)
; CHECK-NEXT:   store i32 2, ptr %r, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %l0 = load ptr, ptr %a1, align 8
; CHECK-NEXT:   store ptr %l0, ptr %a0, align 8
; CHECK-NEXT:   %l1 = load ptr, ptr %a2, align 8
; CHECK-NEXT:   store ptr %l1, ptr %a1, align 8
; CHECK-NEXT:   %l2 = load ptr, ptr %a3, align 8
; CHECK-NEXT:   store ptr %l2, ptr %a2, align 8
; CHECK-NEXT:   %l3 = load ptr, ptr %a4, align 8
; CHECK-NEXT:   store ptr %l3, ptr %a3, align 8
; CHECK-NEXT:   %l4 = load ptr, ptr %a5, align 8
; CHECK-NEXT:   store ptr %l4, ptr %a4, align 8
; CHECK-NEXT:   %l5 = load ptr, ptr %a6, align 8
; CHECK-NEXT:   store ptr %l5, ptr %a5, align 8
; CHECK-NEXT:   %l6 = load ptr, ptr %a7, align 8
; CHECK-NEXT:   store ptr %l6, ptr %a6, align 8
; CHECK-NEXT:   %l7 = load ptr, ptr %a8, align 8
; CHECK-NEXT:   store ptr %l7, ptr %a7, align 8
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
