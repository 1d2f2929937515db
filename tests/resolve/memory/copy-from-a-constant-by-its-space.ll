; RUN: opt -w --check %s
; The first run names the space of the constant, and the second knows as well that nobody loaded its address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g2 = addrspace(4) constant [8 x i32] [i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27], align 16
@g6 = internal constant [2 x i64] [i64 1, i64 2], align 16
define ptx_kernel void @k(i1 %c) {
  %v12 = alloca [8 x i32], align 16
  %other = getelementptr i8, ptr addrspacecast (ptr addrspace(4) @g2 to ptr), i64 16
  %some = select i1 %c, ptr addrspacecast (ptr addrspace(4) @g2 to ptr), ptr %other
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v12, ptr align 16 %some, i64 16, i1 false)
  %v22 = freeze ptr %v12
  %v26 = atomicrmw add ptr %v22, i32 1 monotonic, align 4
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g2 = addrspace(4) constant [8 x i32] [i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27], align 16
; CHECK-NEXT: @g6 = internal constant [2 x i64] [i64 1, i64 2], align 16
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %v12 = alloca [8 x i32], align 16
; CHECK-NEXT:   %v12.local = addrspacecast ptr %v12 to ptr addrspace(5)
; CHECK-NEXT:   %other = getelementptr i8, ptr addrspace(4) @g2, i64 16
; CHECK-NEXT:   %some = select i1 %c, ptr addrspace(4) @g2, ptr addrspace(4) %other
; CHECK-NEXT:   call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 16 %v12.local, ptr addrspace(4) align 16 %some, i64 16, i1 false)
; CHECK-NEXT:   %v22 = freeze ptr %v12
; CHECK-NEXT:   %v26 = atomicrmw add ptr %v22, i32 1 monotonic, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5), ptr addrspace(4), i64, i1 immarg)
; CHECK-EMPTY:
