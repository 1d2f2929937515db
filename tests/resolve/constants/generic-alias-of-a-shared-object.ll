; RUN: opt %s
; The alias is a generic symbol whose value is the cast of a shared address: the store becomes shared or stays
; generic. As a symbol in space 0 it must not be taken for global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal alias [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr)

define ptx_kernel void @k() {
  store i32 1, ptr @t, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal alias [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store i32 1, ptr @t, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
