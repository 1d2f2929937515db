; RUN: opt %s
; The offset becomes a shared pointer again and is cast to generic: this is a correct round trip, the store
; becomes shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %x) {
  %i = ptrtoint ptr addrspace(3) @s to i32
  %j = add i32 %i, %x
  %q = inttoptr i32 %j to ptr addrspace(3)
  %p = addrspacecast ptr addrspace(3) %q to ptr
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
; CHECK-NEXT: define ptx_kernel void @k(i32 %x) {
; CHECK-NEXT:   %i = ptrtoint ptr addrspace(3) @s to i32
; CHECK-NEXT:   %j = add i32 %i, %x
; CHECK-NEXT:   %q = inttoptr i32 %j to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
