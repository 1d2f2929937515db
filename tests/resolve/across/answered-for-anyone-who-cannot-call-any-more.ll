; RUN: opt -w %s
; The address of @f gets out at first, so that its query is answered for any caller. Then nothing stores it any more; what was
; answered still holds for those that the linker may give it to.

target triple = "nvptx64-nvidia-cuda"
@g = global [4 x i32] zeroinitializer, align 16
@table = internal constant [2 x ptr] [ptr @f, ptr @fills], align 16
@s = internal addrspace(3) global [2 x ptr] undef, align 16
define linkonce_odr ptr @f(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr @g)
  ret ptr %p
}
define internal ptr @fills(ptr %p) {
  %slot = alloca [8 x i32], align 16
  %second = getelementptr i8, ptr %slot, i64 4
  store ptr @g, ptr %second, align 4
  %mixed = load ptr, ptr %slot, align 4
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 4
  %copy = alloca [4 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %mixed, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %mixed, ptr align 16 %copy, i64 16, i1 false)
  ret ptr %p
}
define ptx_kernel void @k(ptr %p) {
  %loaded = load ptr, ptr %p, align 8
  %is = call i1 @llvm.nvvm.isspacep.local(ptr %loaded)
  br i1 %is, label %yes, label %no
yes:
  call void @llvm.memcpy.p0.p0.i64(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr @table, i64 8, i1 false)
  br label %no
no:
  ret void
}
define ptx_kernel void @m() {
  %r = call ptr @f(ptr @g)
  ret void
}
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g = global [4 x i32] zeroinitializer, align 16
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @f, ptr @fills], align 16
; CHECK-NEXT: @s = internal addrspace(3) global [2 x ptr] undef, align 16
; CHECK-NEXT: define linkonce_odr ptr @f(ptr %p) {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-NEXT: define internal ptr @fills(ptr %p) {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %second = getelementptr i8, ptr addrspace(5) %slot.local, i64 4
; CHECK-NEXT:   store ptr @g, ptr addrspace(5) %second, align 4
; CHECK-NEXT:   %mixed = load ptr, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   %copy = alloca [4 x i32], align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %mixed, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %mixed, ptr align 16 %copy, i64 16, i1 false)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %p.global, align 8
; CHECK-NEXT:   br label %no
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @m() {
; CHECK-NEXT:   %r = call ptr @f(ptr @g)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-EMPTY:
