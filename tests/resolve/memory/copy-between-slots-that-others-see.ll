; RUN: opt -w --check --whole-program %s
; Others see the slots, too; but where the copy is from is one of the slots, and not what was loaded.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
@g1 = addrspace(4) constant [8 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17], align 16
define ptx_kernel void @k(ptr %p0, i32 %n) {
entry:
  %v2 = alloca [8 x i32], align 16
  %v3 = addrspacecast ptr %v2 to ptr addrspace(5)
  br label %b9
b9:
  %v11 = phi ptr [ %v2, %entry ], [ %v2, %b9 ]
  %v12 = phi ptr [ %v2, %entry ], [ %v2, %b9 ]
  %v13 = phi i32 [ 0, %entry ], [ %v14, %b9 ]
  %v14 = add i32 %v13, 1
  %v15 = icmp ult i32 %v14, 1
  br i1 %v15, label %b9, label %b10
b10:
  %v25 = alloca [8 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v25, ptr align 16 addrspacecast (ptr addrspace(4) @g1 to ptr), i64 32, i1 false)
  %v27 = addrspacecast ptr addrspace(5) %v3 to ptr
  %v28 = call ptr @x1(ptr %v27, i32 %n)
  %v32 = call i1 @llvm.nvvm.isspacep.shared(ptr %p0)
  %v41 = atomicrmw add ptr %v25, i32 1 monotonic, align 4
  br label %b35
b35:
  %v46 = phi ptr [ %v12, %b10 ], [ %v2, %b35 ]
  %v48 = phi i32 [ 0, %b10 ], [ %v49, %b35 ]
  call void @llvm.memmove.p0.p0.i64(ptr %v46, ptr %v11, i64 4, i1 false)
  %v49 = add i32 %v48, 1
  %v50 = icmp ult i32 %v49, 1
  br i1 %v50, label %b35, label %b45
b45:
  ret void
}
declare ptr @x1(ptr, i32)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
; CHECK-NEXT: @g1 = addrspace(4) constant [8 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17], align 16
; CHECK-NEXT: define ptx_kernel void @k(ptr %p0, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v2 = alloca [8 x i32], align 16
; CHECK-NEXT:   %v2.local = addrspacecast ptr %v2 to ptr addrspace(5)
; CHECK-NEXT:   br label %b9
; CHECK-NEXT: b9:
; CHECK-NEXT:   %v11 = phi ptr addrspace(5) [ %v2.local, %entry ], [ %v2.local, %b9 ]
; CHECK-NEXT:   %v12 = phi ptr addrspace(5) [ %v2.local, %entry ], [ %v2.local, %b9 ]
; CHECK-NEXT:   %v13 = phi i32 [ 0, %entry ], [ %v14, %b9 ]
; CHECK-NEXT:   %v14 = add i32 %v13, 1
; CHECK-NEXT:   %v15 = icmp ult i32 %v14, 1
; CHECK-NEXT:   br i1 %v15, label %b9, label %b10
; CHECK-NEXT: b10:
; CHECK-NEXT:   %v25 = alloca [8 x i32], align 16
; CHECK-NEXT:   %v25.local = addrspacecast ptr %v25 to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 16 %v25.local, ptr addrspace(4) align 16 @g1, i64 32, i1 false)
; CHECK-NEXT:   %v28 = call ptr @x1(ptr %v2, i32 %n)
; CHECK-NEXT:   %v41 = atomicrmw add ptr %v25, i32 1 monotonic, align 4
; CHECK-NEXT:   br label %b35
; CHECK-NEXT: b35:
; CHECK-NEXT:   %v46 = phi ptr addrspace(5) [ %v12, %b10 ], [ %v2.local, %b35 ]
; CHECK-NEXT:   %v48 = phi i32 [ 0, %b10 ], [ %v49, %b35 ]
; CHECK-NEXT:   call void @llvm.memmove.p5.p5.i64(ptr addrspace(5) %v46, ptr addrspace(5) %v11, i64 4, i1 false)
; CHECK-NEXT:   %v49 = add i32 %v48, 1
; CHECK-NEXT:   %v50 = icmp ult i32 %v49, 1
; CHECK-NEXT:   br i1 %v50, label %b35, label %b45
; CHECK-NEXT: b45:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr @x1(ptr, i32)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5), ptr addrspace(4), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1 immarg)
; CHECK-EMPTY:
