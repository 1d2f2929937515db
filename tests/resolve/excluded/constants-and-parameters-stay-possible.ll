; RUN: opt --split-accesses=false %s
; The host may pass the address of a constant for one in device memory, and parameters lie in its window.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
@c = external addrspace(4) constant [4 x i32]
define ptx_kernel void @k(i1 %c, ptr %g) {
  %l = alloca [4 x i32]
  %p = select i1 %c, ptr %l, ptr %g
  store i32 1, ptr %p
  %q = select i1 %c, ptr %l, ptr addrspacecast (ptr addrspace(4) @c to ptr)
  %x = load i32, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: @c = external addrspace(4) constant [4 x i32]
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; CHECK-NEXT:   %l = alloca [4 x i32]
; CHECK-NEXT:   %p = select i1 %c, ptr %l, ptr %g
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   %q = select i1 %c, ptr %l, ptr addrspacecast (ptr addrspace(4) @c to ptr)
; CHECK-NEXT:   %x = load i32, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
