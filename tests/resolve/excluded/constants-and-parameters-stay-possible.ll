; RUN: opt %s
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
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %l = alloca [4 x i32]
; CHECK-NEXT:   %l.local = addrspacecast ptr %l to ptr addrspace(5)
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.global
; CHECK-NEXT: split.local:
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %l.local
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.global:
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %g.global
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %split1 = freeze i1 %c
; CHECK-NEXT:   br i1 %split1, label %split.local1, label %split.constant
; CHECK-NEXT: split.local1:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(5) %l.local
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.constant:
; CHECK-NEXT:   %split3 = load i32, ptr addrspace(4) @c
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.end1:
; CHECK-NEXT:   %x = phi i32 [ %split2, %split.local1 ], [ %split3, %split.constant ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
