; RUN: opt -w --check %s
; LLVM knows that a slot is local, and reads the constant in its place all the same: the query says nothing of the copy.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
@g1 = internal addrspace(3) global [4 x ptr] undef, align 16
@g4 = internal constant [2 x ptr] [ptr @g0, ptr @g0], align 16

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %slot = alloca [4 x ptr], align 16
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %at = getelementptr i8, ptr %slot, i64 16
  store ptr %q, ptr %at, align 8
  %is = call i1 @llvm.nvvm.isspacep.local(ptr %slot)
  call void @llvm.assume(i1 %is)
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr @g4, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr addrspacecast (ptr addrspace(3) @g1 to ptr), ptr %slot, i64 24, i1 false)
  ret void
}

declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
; CHECK-NEXT: @g1 = internal addrspace(3) global [4 x ptr] undef, align 16
; CHECK-NEXT: @g4 = internal constant [2 x ptr] [ptr @g0, ptr @g0], align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %p) {
; CHECK-NEXT:   %slot = alloca [4 x ptr], align 16
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %at = getelementptr i8, ptr %slot, i64 16
; CHECK-NEXT:   store ptr %q, ptr %at, align 8, !noalias.addrspace !0
; CHECK-NEXT:   %is = call i1 @llvm.nvvm.isspacep.local(ptr %slot)
; CHECK-NEXT:   call void @llvm.assume(i1 %is)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %slot, ptr addrspace(1) addrspacecast (ptr @g4 to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @g1, ptr %slot, i64 24, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr)
; CHECK-NEXT: declare void @llvm.assume(i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
