; RUN: opt -w %s
; Two words are packed into one number, and the other one is taken out again: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %in) {
  %hi = load i64, ptr %in
  %z = zext i64 %hi to i128
  %sh = shl i128 %z, 64
  %lo = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %l = zext i64 %lo to i128
  %w = or i128 %sh, %l
  %r = lshr i128 %w, 64
  %t = trunc i128 %r to i64
  %p = inttoptr i64 %t to ptr
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %in) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %hi = load i64, ptr addrspace(1) %in.global
; CHECK-NEXT:   %z = zext i64 %hi to i128
; CHECK-NEXT:   %sh = shl i128 %z, 64
; CHECK-NEXT:   %lo = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %l = zext i64 %lo to i128
; CHECK-NEXT:   %w = or i128 %sh, %l
; CHECK-NEXT:   %r = lshr i128 %w, 64
; CHECK-NEXT:   %t = trunc i128 %r to i64
; CHECK-NEXT:   %p = inttoptr i64 %t to ptr
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
