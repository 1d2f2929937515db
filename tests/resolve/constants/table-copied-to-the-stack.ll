; RUN: opt %s
; Clang fills a private array by a copy from a constant. The pointers in the copy are the shared ones of the
; table.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4
@table = private unnamed_addr constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr)], align 8

define ptx_kernel void @k(i64 %i) {
  %parts = alloca [2 x ptr], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %parts, ptr align 8 @table, i64 16, i1 false)
  %e = getelementptr inbounds [2 x ptr], ptr %parts, i64 0, i64 %i
  %p = load ptr, ptr %e, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @table = private unnamed_addr constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr)], align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %parts = alloca [2 x ptr], align 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 8 %parts, ptr addrspace(1) align 8 addrspacecast (ptr @table to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %e = getelementptr inbounds [2 x ptr], ptr %parts, i64 0, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr %e, align 8, !noalias.addrspace !0
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
