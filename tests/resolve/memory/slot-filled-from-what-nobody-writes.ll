; RUN: opt -w --check %s
; Nobody writes the table, so that LLVM makes it constant, and reads it in place of its copy.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4

define ptx_kernel void @k(i64 %i, ptr %out) {
  %t = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 @table, i64 16, i1 false)
  %p = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %t = alloca [4 x i32], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 4 %t, ptr addrspace(1) align 4 addrspacecast (ptr @table to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %t, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
