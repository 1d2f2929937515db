; RUN: opt -w --check --profile cicc %s
; A slot that holds a copy of a constant counts as local or global because LLVM may put the constant in its place. That is no
; pointer that may be global: it is not guessed of the slot, nor of an argument by value.
; What can only be local or shared is not guessed to be global either. @either is what guesses are for.

target triple = "nvptx64-nvidia-cuda"

@init = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@s = internal addrspace(3) global [4 x i32] poison
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

define ptx_kernel void @constant(ptr %o) {
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @init, i64 16, i1 false)
  %v = load i32, ptr %o
  store i32 %v, ptr %a
  call void @use(ptr %a)
  ret void
}
define void @argument(ptr noalias readonly captures(none) dereferenceable(16) %src) {
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %src, i64 16, i1 false)
  %second = getelementptr i8, ptr %a, i64 4
  store i32 1, ptr %second
  call void @use(ptr %a)
  ret void
}
define void @by_value(ptr byval([4 x i32]) %p) {
  call void @use(ptr %p)
  store i32 3, ptr %p
  ret void
}
define ptx_kernel void @neither(i1 %c) {
  %a = alloca [4 x i32]
  %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 4, ptr %p
  call void @use(ptr %a)
  ret void
}
define ptx_kernel void @either(i1 %c, ptr %o) {
  %a = alloca [4 x i32]
  %p = select i1 %c, ptr %a, ptr %o
  store i32 5, ptr %p
  call void @use(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @init = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] poison
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: declare void @use(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @constant(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) addrspacecast (ptr @init to ptr addrspace(1)), i64 16, i1 false)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 %v, ptr %a
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @argument(ptr noalias readonly captures(none) dereferenceable(16) %src) "nvvm.restrict_processed" {
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   %src.global = addrspacecast ptr %src to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) %src.global, i64 16, i1 false)
; CHECK-NEXT:   %second = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   store i32 1, ptr %second
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @by_value(ptr byval([4 x i32]) %p) {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   store i32 3, ptr addrspace(5) %p.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @neither(i1 %c) {
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   store i32 4, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @either(i1 %c, ptr %o) {
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr %o
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 5, ptr addrspace(1) %p.global
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 5, i32 101, i32 102}
; CHECK-EMPTY:
