; RUN: opt -w %s
; Nothing is left of %slot where it is local and shared: an access there leads nowhere.
target triple = "nvptx64-nvidia-cuda"

@from = global [8 x i32] zeroinitializer, align 16
@table = internal global [4 x ptr] [ptr @x, ptr @x, ptr @x, ptr @x], align 16

define linkonce_odr ptr @promises(ptr byval([8 x i32]) align 8 noalias %p) {
  ret ptr null
}

define ptx_kernel void @k(i32 %n) {
  %slot = alloca [8 x i32], align 16
  %local = call i1 @llvm.nvvm.isspacep.local(ptr %slot)
  br i1 %local, label %there, label %end

there:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %slot, ptr nonnull @from, i64 4, i1 false)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %both, label %one

both:
  %at = getelementptr inbounds i32, ptr %slot, i64 3
  %old = cmpxchg ptr %at, i32 7, i32 3 monotonic monotonic, align 4
  br label %end

one:
  %number = ptrtoint ptr %slot to i64
  call void @others(i64 %number, ptr @table)
  br label %end

end:
  ret void
}

declare ptr @x(ptr, i32)
declare void @others(i64, ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @from = global [8 x i32] zeroinitializer, align 16
; CHECK-NEXT: @table = internal global [4 x ptr] [ptr @x, ptr @x, ptr @x, ptr @x], align 16
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr ptr @promises(ptr byval([8 x i32]) align 8 noalias %p) "nvvm.restrict_processed" {
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %n) {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %local = call i1 @llvm.nvvm.isspacep.local(ptr %slot)
; CHECK-NEXT:   br i1 %local, label %there, label %end
; CHECK-EMPTY:
; CHECK-NEXT: there:
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 4 %slot, ptr addrspace(1) nonnull addrspacecast (ptr @from to ptr addrspace(1)), i64 4, i1 false)
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %shared, label %both, label %one
; CHECK-EMPTY:
; CHECK-NEXT: both:
; CHECK-NEXT:   %at = getelementptr inbounds i32, ptr %slot, i64 3
; CHECK-NEXT:   %old = cmpxchg ptr %at, i32 7, i32 3 monotonic monotonic, align 4
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-NEXT: one:
; CHECK-NEXT:   %number = ptrtoint ptr %slot to i64
; CHECK-NEXT:   call void @others(i64 %number, ptr @table)
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @x(ptr, i32)
; CHECK-NEXT: declare void @others(i64, ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
; CHECK-EMPTY:
