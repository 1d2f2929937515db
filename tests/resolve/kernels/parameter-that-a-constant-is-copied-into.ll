; RUN: opt -passes=memory-space-opt<first-time> -w --check %s
; LLVM puts constants in the place of slots, not of parameters of kernels.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define ptx_kernel void @k(ptr byval([4 x i32]) align 4 %p) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr @c, i64 16, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @c = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval([4 x i32]) align 4 %p) {
; CHECK-NEXT:   call void @llvm.memmove.p0.p1.i64(ptr %p, ptr addrspace(1) addrspacecast (ptr @c to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memmove.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
