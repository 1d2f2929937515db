; RUN: opt %s
; Another function of the module puts a global pointer into the same variable: what the kernel loads from it
; may be either, and the access stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@box = internal addrspace(3) global ptr undef, align 8

define void @other(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  store ptr %p, ptr addrspace(3) @box, align 8
  ret void
}

define ptx_kernel void @k() {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
  %p = load ptr, ptr addrspace(3) @box, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @box = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define void @other(ptr addrspace(1) %g) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   store ptr %p, ptr addrspace(3) @box, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @box, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
