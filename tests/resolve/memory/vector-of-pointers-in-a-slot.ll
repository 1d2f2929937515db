; RUN: opt %s
; Two pointers are stored as one vector. Lanes are not told apart: what is loaded may be either, and both
; accesses stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %slot = alloca <2 x ptr>, align 16
  %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0
  %v2 = insertelement <2 x ptr> %v1, ptr %g, i64 1
  store <2 x ptr> %v2, ptr %slot, align 16
  %p = load ptr, ptr %slot, align 16
  %second = getelementptr inbounds i8, ptr %slot, i64 8
  %q = load ptr, ptr %second, align 8
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %slot = alloca <2 x ptr>, align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0
; CHECK-NEXT:   %v2 = insertelement <2 x ptr> %v1, ptr %g, i64 1
; CHECK-NEXT:   store <2 x ptr> %v2, ptr addrspace(5) %slot.local, align 16
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 16
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %slot.local, i64 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %v = load i32, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
