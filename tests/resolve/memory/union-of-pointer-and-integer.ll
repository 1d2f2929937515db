; RUN: opt %s
; The pointer is read back as an integer, moved on, and read as a pointer again: still shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %bytes) {
  %word = alloca i64, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %word, align 8
  %i = load i64, ptr %word, align 8
  %j = add i64 %i, %bytes
  store i64 %j, ptr %word, align 8
  %p = load ptr, ptr %word, align 8
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
; CHECK-NEXT: define ptx_kernel void @k(i64 %bytes) {
; CHECK-NEXT:   %word = alloca i64, align 8
; CHECK-NEXT:   %word.local = addrspacecast ptr %word to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %word.local, align 8
; CHECK-NEXT:   %i = load i64, ptr addrspace(5) %word.local, align 8
; CHECK-NEXT:   %j = add i64 %i, %bytes
; CHECK-NEXT:   store i64 %j, ptr addrspace(5) %word.local, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %word.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
