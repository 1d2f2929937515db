; RUN: opt %s
; The lanes point into shared and into global memory: the gather stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, ptr %out) {
  %v1 = insertelement <2 x ptr> poison, ptr %g, i64 0
  %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 1
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %v2, <2 x i1> splat (i1 true), <2 x i32> poison)
  store <2 x i32> %v, ptr %out, align 8
  ret void
}

declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %v1 = insertelement <2 x ptr> poison, ptr %g, i64 0
; CHECK-NEXT:   %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 1
; CHECK-NEXT:   %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %v2, <2 x i1> splat (i1 true), <2 x i32> poison), !noalias.addrspace !0
; CHECK-NEXT:   store <2 x i32> %v, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
