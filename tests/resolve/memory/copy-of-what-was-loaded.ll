; RUN: opt -w --check %s
; LLVM sees that the address of a constant was stored where the pointer is loaded, and reads the constant in the place of the slot.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g0 = global [8 x i32] zeroinitializer, align 16
@g5 = internal constant [4 x i32] [i32 50, i32 51, i32 52, i32 53], align 16
declare i32 @f0(ptr, ptr, i32) memory(read)
define ptx_kernel void @k0(i32 %n) {
  %v12 = alloca [4 x i32], align 16
  %v14 = call i32 @f0(ptr %v12, ptr %v12, i32 %n)
  %v54 = getelementptr i8, ptr %v12, i64 8
  store ptr @g5, ptr %v54, align 4
  %v55 = load ptr, ptr %v54, align 4
  %v63 = alloca [4 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v63, ptr align 16 %v55, i64 16, i1 false)
  %v64 = alloca [4 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v64, ptr align 16 %v63, i64 16, i1 false)
  %v66 = call i32 @f0(ptr %v64, ptr @g0, i32 %n)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g0 = global [8 x i32] zeroinitializer, align 16
; CHECK-NEXT: @g5 = internal constant [4 x i32] [i32 50, i32 51, i32 52, i32 53], align 16
; CHECK-NEXT: declare i32 @f0(ptr, ptr, i32) memory(read)
; CHECK-NEXT: define ptx_kernel void @k0(i32 %n) {
; CHECK-NEXT:   %v12 = alloca [4 x i32], align 16
; CHECK-NEXT:   %v12.local = addrspacecast ptr %v12 to ptr addrspace(5)
; CHECK-NEXT:   %v14 = call i32 @f0(ptr %v12, ptr %v12, i32 %n)
; CHECK-NEXT:   %v54 = getelementptr i8, ptr addrspace(5) %v12.local, i64 8
; CHECK-NEXT:   store ptr @g5, ptr addrspace(5) %v54, align 4
; CHECK-NEXT:   %v55 = load ptr, ptr addrspace(5) %v54, align 4
; CHECK-NEXT:   %v55.global = addrspacecast ptr %v55 to ptr addrspace(1)
; CHECK-NEXT:   %v63 = alloca [4 x i32], align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 16 %v63, ptr addrspace(1) align 16 %v55.global, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %v64 = alloca [4 x i32], align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v64, ptr align 16 %v63, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %v66 = call i32 @f0(ptr %v64, ptr @g0, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
