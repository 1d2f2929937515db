; RUN: opt %s
; Multiplied or shifted, the number is no address near the object any more: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %j = mul i64 %i, 3
  %p = inttoptr i64 %j to ptr
  store i32 1, ptr %p, align 4
  %l = lshr i64 %i, 4
  %q = inttoptr i64 %l to ptr
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %j = mul i64 %i, 3
; CHECK-NEXT:   %p = inttoptr i64 %j to ptr
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %l = lshr i64 %i, 4
; CHECK-NEXT:   %q = inttoptr i64 %l to ptr
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
