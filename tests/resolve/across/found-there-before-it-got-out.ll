; RUN: opt -w --check %s
; What was found in @x0 before others saw it counts as known to them, too, though nobody finds it there any more.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@x0 = internal global ptr null, align 8
@table = internal constant [2 x ptr] [ptr @f2, ptr @f0]
define internal i32 @f0(ptr %p0) {
  %v1 = load ptr, ptr %p0, align 4
  %v2 = load ptr, ptr %v1, align 4
  %v3 = load ptr, ptr %v2, align 4
  %v4 = load ptr, ptr %v3, align 4
  %v7 = call i32 @f0(ptr %v4)
  %v8 = load ptr, ptr %v4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %v8, ptr %v8, i64 8, i1 false)
  ret i32 %v7
}
define internal i32 @f1(ptr %p0) {
e1:
  br label %l1
l1:
  %v2 = phi i64 [ 0, %e1 ], [ %v2, %l1 ]
  %v3 = getelementptr i8, ptr @x0, i64 %v2
  br label %l1
  %v5 = atomicrmw add ptr %v3, i64 %v2 monotonic, align 8
  %v9 = getelementptr i8, ptr %v3, i64 %v5
  %v14 = call i32 @f0(ptr %v9)
  store ptr %v9, ptr %v9, align 4
  %v15 = icmp eq i32 %v14, %v14
  %v16 = select i1 %v15, ptr %v9, ptr %v9
  %v19 = getelementptr [2 x ptr], ptr @table, i64 0, i64 %v5
  %v20 = load ptr, ptr %v19, align 8
  %v21 = call i32 %v20(ptr %v16)
  %v22 = call i32 @f0(ptr %v19)
  ret i32 %v22
}
define internal i32 @f2(ptr %p0) {
  %v1 = getelementptr [2 x ptr], ptr @table, i64 0, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v9 = call i32 %v2(ptr %v1)
  call void @llvm.memcpy.p0.p0.i64(ptr %p0, ptr %v1, i64 8, i1 false)
  ret i32 %v9
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @x0 = internal global ptr null, align 8
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @f2, ptr @f0]
; CHECK-NEXT: define internal i32 @f0(ptr %p0) {
; CHECK-NEXT:   %v1 = load ptr, ptr %p0, align 4
; CHECK-NEXT:   %v2 = load ptr, ptr %v1, align 4
; CHECK-NEXT:   %v3 = load ptr, ptr %v2, align 4
; CHECK-NEXT:   %v4 = load ptr, ptr %v3, align 4
; CHECK-NEXT:   %v7 = call i32 @f0(ptr %v4)
; CHECK-NEXT:   %v8 = load ptr, ptr %v4, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %v8, ptr %v8, i64 8, i1 false)
; CHECK-NEXT:   ret i32 %v7
; CHECK-NEXT: }
; CHECK-NEXT: define internal i32 @f1(ptr %p0) {
; CHECK-NEXT: e1:
; CHECK-NEXT:   br label %l1
; CHECK-NEXT: l1:
; CHECK-NEXT:   %v2 = phi i64 [ 0, %e1 ], [ %v2, %l1 ]
; CHECK-NEXT:   %v3 = getelementptr i8, ptr addrspace(1) addrspacecast (ptr @x0 to ptr addrspace(1)), i64 %v2
; CHECK-NEXT:   br label %l1
; CHECK-NEXT:   %v5 = atomicrmw add ptr addrspace(1) %v3, i64 %v2 monotonic, align 8
; CHECK-NEXT:   %v9 = getelementptr i8, ptr addrspace(1) %v3, i64 %v5
; CHECK-NEXT:   %v9.generic = addrspacecast ptr addrspace(1) %v9 to ptr
; CHECK-NEXT:   %v14 = call i32 @f0(ptr %v9.generic)
; CHECK-NEXT:   store ptr %v9.generic, ptr addrspace(1) %v9, align 4
; CHECK-NEXT:   %v15 = icmp eq i32 %v14, %v14
; CHECK-NEXT:   %v16 = select i1 %v15, ptr %v9.generic, ptr %v9.generic
; CHECK-NEXT:   %v19 = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 %v5
; CHECK-NEXT:   %v19.generic = addrspacecast ptr addrspace(1) %v19 to ptr
; CHECK-NEXT:   %v20 = load ptr, ptr addrspace(1) %v19, align 8
; CHECK-NEXT:   %v21 = call i32 %v20(ptr %v16)
; CHECK-NEXT:   %v22 = call i32 @f0(ptr %v19.generic)
; CHECK-NEXT:   ret i32 %v22
; CHECK-NEXT: }
; CHECK-NEXT: define internal i32 @f2(ptr %p0) {
; CHECK-NEXT:   %v1 = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 0
; CHECK-NEXT:   %v1.generic = addrspacecast ptr addrspace(1) %v1 to ptr
; CHECK-NEXT:   %v2 = load ptr, ptr addrspace(1) %v1, align 8
; CHECK-NEXT:   %v9 = call i32 %v2(ptr %v1.generic)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %p0, ptr addrspace(1) %v1, i64 8, i1 false)
; CHECK-NEXT:   ret i32 %v9
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
; CHECK-EMPTY:
