; RUN: opt %s
; The masked accesses become llvm.masked.load.v4i32.p1 and llvm.masked.store.v4i32.p3, with their alignment.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, <4 x i1> %m) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %g, <4 x i1> %m, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 addrspacecast (ptr addrspace(3) @s to ptr), <4 x i1> %m)
  ret void
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, <4 x i1> %m) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %g.global, <4 x i1> %m, <4 x i32> zeroinitializer)
; CHECK-NEXT:   call void @llvm.masked.store.v4i32.p3(<4 x i32> %v, ptr addrspace(3) align 16 @s, <4 x i1> %m)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>)
; CHECK-NEXT: declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) captures(none), <4 x i1>, <4 x i32>)
; CHECK-NEXT: declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>)
; CHECK-NEXT: declare void @llvm.masked.store.v4i32.p3(<4 x i32>, ptr addrspace(3) captures(none), <4 x i1>)
; CHECK-EMPTY:
