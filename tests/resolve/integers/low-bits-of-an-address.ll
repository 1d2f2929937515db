; RUN: opt -w %s
; Only the low bits of the shared address are left, and are added to a number from memory: the store stays
; generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %in, i64 %i) {
  %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %x = ptrtoint ptr %e to i64
  %d = and i64 %x, 15
  %base = load i64, ptr %in
  %a = add i64 %base, %d
  %p = inttoptr i64 %a to ptr
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, i64 %i) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %x = ptrtoint ptr %e to i64
; CHECK-NEXT:   %d = and i64 %x, 15
; CHECK-NEXT:   %base = load i64, ptr addrspace(1) %in.global
; CHECK-NEXT:   %a = add i64 %base, %d
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
