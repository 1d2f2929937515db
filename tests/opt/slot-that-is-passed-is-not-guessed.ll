; RUN: opt -w --check --profile cicc %s
; A slot that may be replaced by what is copied into it is no better known where it is passed: neither @helper nor @exposes guesses.

target triple = "nvptx64-nvidia-cuda"

@init = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

define internal void @helper(ptr %p) noinline {
  store i32 2, ptr %p
  ret void
}
define internal void @exposes(ptr %p) noinline {
  store i32 2, ptr %p
  call void @use(ptr %p)
  ret void
}
define ptx_kernel void @passes() {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @init, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @init, i64 16, i1 false)
  call void @helper(ptr %a)
  call void @exposes(ptr %b)
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
; CHECK-NEXT: define internal void @helper(ptr %p) noinline {
; CHECK-NEXT:   store i32 2, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @exposes(ptr %p) noinline {
; CHECK-NEXT:   store i32 2, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @passes() {
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   %b = alloca [4 x i32]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) addrspacecast (ptr @init to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %b, ptr addrspace(1) addrspacecast (ptr @init to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @helper(ptr %a)
; CHECK-NEXT:   call void @exposes(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
