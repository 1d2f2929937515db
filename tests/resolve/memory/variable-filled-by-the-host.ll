; RUN: opt %s
; The host can write the variable before the launch, so it may hold a global pointer although the kernel
; stores only a shared one. The access stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@box = internal addrspace(1) externally_initialized global ptr null, align 8

define ptx_kernel void @k(i1 %c) {
entry:
  br i1 %c, label %set, label %use

set:
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @box, align 8
  br label %use

use:
  %p = load ptr, ptr addrspace(1) @box, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @box = internal addrspace(1) externally_initialized global ptr null, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %set, label %use
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @box, align 8
; CHECK-NEXT:   br label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @box, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
