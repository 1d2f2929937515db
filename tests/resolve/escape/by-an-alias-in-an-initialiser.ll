; RUN: opt %s
; The variables begin with an alias of a shared object, typed as a generic pointer. What is loaded from them may be
; shared: both stores stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

@other = internal alias [64 x i32], addrspacecast (ptr addrspace(3) @s to ptr)
@seen = addrspace(1) global ptr @other, align 8
@own = internal addrspace(1) global ptr @other, align 8

define ptx_kernel void @k() {
  %p = load ptr, ptr addrspace(1) @seen, align 8
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr addrspace(1) @own, align 8
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
; CHECK-NEXT: @other = internal alias [64 x i32], addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT: @seen = addrspace(1) global ptr @other, align 8
; CHECK-NEXT: @own = internal addrspace(1) global ptr @other, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @seen, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) @own, align 8
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
