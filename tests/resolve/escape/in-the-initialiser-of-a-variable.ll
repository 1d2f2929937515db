; RUN: opt %s
; A variable that others can read begins with a shared address. The kernel may load it from there by way of a
; pointer of the host: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@box = addrspace(1) global ptr addrspacecast (ptr addrspace(3) @s to ptr), align 8

define ptx_kernel void @k(ptr %list) {
  %where = load ptr, ptr %list, align 8
  %p = load ptr, ptr %where, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @box = addrspace(1) global ptr addrspacecast (ptr addrspace(3) @s to ptr), align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %where = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr %where, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
