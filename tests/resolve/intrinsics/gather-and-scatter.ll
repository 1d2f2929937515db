; RUN: opt %s
; The operands are vectors of pointers, all into one object each: they become v4p1 and v4p3.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, <4 x i64> %i, <4 x i1> %m) {
  %from = getelementptr inbounds i32, ptr %g, <4 x i64> %i
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %from, <4 x i1> %m, <4 x i32> poison)
  %to = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), <4 x i64> %i
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> align 4 %to, <4 x i1> %m)
  ret void
}

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, <4 x i64> %i, <4 x i1> %m) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %from = getelementptr inbounds i32, ptr addrspace(1) %g.global, <4 x i64> %i
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %from, <4 x i1> %m, <4 x i32> poison)
; CHECK-NEXT:   %to = getelementptr inbounds i32, ptr addrspace(3) @s, <4 x i64> %i
; CHECK-NEXT:   call void @llvm.masked.scatter.v4i32.v4p3(<4 x i32> %v, <4 x ptr addrspace(3)> align 4 %to, <4 x i1> %m)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
; CHECK-NEXT: declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)
; CHECK-NEXT: declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)
; CHECK-NEXT: declare void @llvm.masked.scatter.v4i32.v4p3(<4 x i32>, <4 x ptr addrspace(3)>, <4 x i1>)
; CHECK-EMPTY:
