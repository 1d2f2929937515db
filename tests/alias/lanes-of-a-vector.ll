; RUN: spacecast alias --pairs %s
; A vector of addresses is not taken apart; the spaces of all lanes count.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p3(<2 x i32>, <2 x ptr addrspace(3)>, i32, <2 x i1>)
define void @f(ptr %p, ptr addrspace(3) %s, <2 x i64> %i, <2 x i1> %m, ptr addrspace(1) %g) {
  %a = getelementptr i32, ptr %p, <2 x i64> %i
  %b = getelementptr i32, ptr addrspace(3) %s, <2 x i64> %i
  %x = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %a, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)
  call void @llvm.masked.scatter.v2i32.v2p3(<2 x i32> %x, <2 x ptr addrspace(3)> %b, i32 4, <2 x i1> %m)
  store i32 1, ptr %p
  store i32 2, ptr addrspace(1) %g
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 4 accesses, 6 pairs: 1 no, 5 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       1  typed global and shared
; CHECK-NEXT:   may      5  nothing tells them apart
; CHECK-NEXT:   2 calls: 1 none, 4 ref, 3 mod, 0 both
; CHECK-NEXT:     may      11:%a  12:%b  nothing tells them apart
; CHECK-NEXT:     may      11:%a  13:%p  nothing tells them apart
; CHECK-NEXT:     may      11:%a  14:%g  nothing tells them apart
; CHECK-NEXT:     may      12:%b  13:%p  nothing tells them apart
; CHECK-NEXT:     no       12:%b  14:%g  typed global and shared
; CHECK-NEXT:     may      13:%p  14:%g  nothing tells them apart
