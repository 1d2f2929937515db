; RUN: opt -w %s
; GlobalOpt of LLVM 22 takes out the copy and the slot, and leaves a cast of the slot behind, if that is its only use.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2 x ptr] undef, align 16
@numbers = internal addrspace(3) global [2 x i64] undef, align 16
define ptx_kernel void @k(i64 %i) {
  %slot = alloca [3 x ptr], align 16
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @table, ptr %slot, i64 16, i1 false)
  %p = getelementptr ptr, ptr %slot, i64 %i
  store ptr null, ptr %p, align 8
  ret void
}
define ptx_kernel void @l(i64 %i) {
  %slot = alloca [3 x i64], align 16
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @numbers, ptr %slot, i64 16, i1 false)
  %p = getelementptr i64, ptr %slot, i64 %i
  store i64 0, ptr %p, align 8
  ret void
}
define ptx_kernel void @m(i64 %i) {
  %slot = alloca [3 x ptr], align 16
  %generic = addrspacecast ptr addrspace(3) @table to ptr
  %second = getelementptr i8, ptr %generic, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %second, ptr %slot, i64 8, i1 false)
  %p = getelementptr ptr, ptr %slot, i64 %i
  store ptr null, ptr %p, align 8
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @table = internal addrspace(3) global [2 x ptr] undef, align 16
; CHECK-NEXT: @numbers = internal addrspace(3) global [2 x i64] undef, align 16
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %slot = alloca [3 x ptr], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @table, ptr %slot, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %p = getelementptr ptr, ptr addrspace(5) %slot.local, i64 %i
; CHECK-NEXT:   store ptr null, ptr addrspace(5) %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @l(i64 %i) {
; CHECK-NEXT:   %slot = alloca [3 x i64], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p3.p5.i64(ptr addrspace(3) @numbers, ptr addrspace(5) %slot.local, i64 16, i1 false)
; CHECK-NEXT:   %p = getelementptr i64, ptr addrspace(5) %slot.local, i64 %i
; CHECK-NEXT:   store i64 0, ptr addrspace(5) %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @m(i64 %i) {
; CHECK-NEXT:   %slot = alloca [3 x ptr], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %second = getelementptr i8, ptr addrspace(3) @table, i64 8
; CHECK-NEXT:   call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) %second, ptr %slot, i64 8, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %p = getelementptr ptr, ptr addrspace(5) %slot.local, i64 %i
; CHECK-NEXT:   store ptr null, ptr addrspace(5) %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p3.p5.i64(ptr addrspace(3), ptr addrspace(5), i64, i1)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 5, i32 101, i32 102}
; CHECK-EMPTY:
