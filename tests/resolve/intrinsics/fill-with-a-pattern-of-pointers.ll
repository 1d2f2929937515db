; RUN: opt -w %s
; The pointer that is filled is named first, the pattern second.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare void @llvm.experimental.memset.pattern.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr %out) {
  call void @llvm.experimental.memset.pattern.p0.p0.i64(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %out, i64 16, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare void @llvm.experimental.memset.pattern.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.experimental.memset.pattern.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   call void @llvm.experimental.memset.pattern.p3.p0.i64(ptr addrspace(3) @s, ptr %out, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
