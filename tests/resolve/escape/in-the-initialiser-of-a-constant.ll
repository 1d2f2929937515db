; RUN: opt %s
; Constant memory is filled by the host, but also by initialisers: this one holds a shared address. The store
; through what is loaded stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4
@c = addrspace(4) global ptr addrspacecast (ptr addrspace(3) @s to ptr), align 8

define ptx_kernel void @k() {
  %p = load ptr, ptr addrspace(4) @c, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef, align 4
; CHECK-NEXT: @c = addrspace(4) global ptr addrspacecast (ptr addrspace(3) @s to ptr), align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) @c, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
