; RUN: opt %s
; @a holds the address of @b, which got out elsewhere. What is loaded through @a may be anything that got out,
; and is not nothing: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(1) global ptr null, align 8
@a = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @b to ptr), align 8
@seen = addrspace(1) global ptr null, align 8

define ptx_kernel void @other() {
  store ptr addrspacecast (ptr addrspace(1) @b to ptr), ptr addrspace(1) @seen, align 8
  ret void
}

define ptx_kernel void @k(i1 %c) {
  %p = load ptr, ptr addrspace(1) @a, align 8
  %q = load ptr, ptr %p, align 8
  %r = select i1 %c, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %r, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(1) global ptr null, align 8
; CHECK-NEXT: @a = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @b to ptr), align 8
; CHECK-NEXT: @seen = addrspace(1) global ptr null, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @other() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @b to ptr), ptr addrspace(1) @seen, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @a, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %p.global, align 8
; CHECK-NEXT:   %r = select i1 %c, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   store i32 1, ptr %r, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
