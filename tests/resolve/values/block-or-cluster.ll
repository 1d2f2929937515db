; RUN: opt %s
; Shared memory of the own block is part of the cluster's, but a pointer to the one or the other is not
; resolved to either: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr addrspace(7) %c, i1 %b) {
  %q = addrspacecast ptr addrspace(7) %c to ptr
  %p = select i1 %b, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
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
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(7) %c, i1 %b) {
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(7) %c to ptr
; CHECK-NEXT:   %p = select i1 %b, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 6, i32 101, i32 102}
; CHECK-EMPTY:
