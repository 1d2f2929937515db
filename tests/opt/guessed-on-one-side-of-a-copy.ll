; RUN: opt -w --check --ambiguous=global %s
; One side of the second copy is guessed to be global, the other one is a slot that may be replaced. What is ruled out by both is
; said at once, not by another run that sees the guess as a type.

target triple = "nvptx64-nvidia-cuda"

@init = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

define void @f(ptr %src) {
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @init, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %src, i64 16, i1 false)
  call void @use(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @init = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: declare void @use(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %src) {
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) addrspacecast (ptr @init to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %src.global = addrspacecast ptr %src to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) %src.global, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
