; RUN: opt -w %s -passes=memory-space-opt<first-time>
; LLVM puts @table in the place of %slot, and takes a cast to local memory and back for nothing; a cast alone it leaves
; there, over a constant.
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define ptx_kernel void @k(ptr %out) {
  %slot = alloca [4 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %slot, ptr align 16 @table, i64 16, i1 false)
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  %back = addrspacecast ptr addrspace(5) %local to ptr
  call void @llvm.memmove.p0.p0.i64(ptr %out, ptr %back, i64 12, i1 false)
  ret void
}

define ptx_kernel void @own(ptr %out, i32 %i) {
  %slot = alloca [4 x i32], align 16
  store i32 %i, ptr %slot, align 16
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  %back = addrspacecast ptr addrspace(5) %local to ptr
  %v = load i32, ptr %back, align 16
  store i32 %v, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x i32], align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 16 %slot, ptr addrspace(1) align 16 addrspacecast (ptr @table to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @llvm.memmove.p1.p0.i64(ptr addrspace(1) %out.global, ptr %slot, i64 12, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @own(ptr %out, i32 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x i32], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store i32 %i, ptr addrspace(5) %slot.local, align 16
; CHECK-NEXT:   %local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %local, align 16
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p1.p0.i64(ptr addrspace(1), ptr, i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
