; RUN: opt -w %s
; There is no volatile access to constant memory: that operand of the copy stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@c = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr %o) {
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 16, i1 true)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @c = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %o.global, ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 16, i1 true), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:
