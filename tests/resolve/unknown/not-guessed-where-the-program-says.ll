; RUN: opt -w --check --profile cicc %s
; What is asked or said of a pointer wins over what is only guessed of it: @guess is the only one of which nothing is.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @guess(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @asked(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  br i1 %s, label %a, label %b
a:
  %x = load i32, ptr %p
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ 0, %0 ]
  ret i32 %r
}
define i32 @asked_of_a_slot(ptr %p) {
  %slot = alloca ptr
  store ptr %p, ptr %slot
  %p1 = load ptr, ptr %slot
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p1)
  br i1 %s, label %a, label %b
a:
  %p2 = load ptr, ptr %slot
  %x = load i32, ptr %p2
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ 0, %0 ]
  ret i32 %r
}
define void @assumed(ptr %p) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  store i32 4, ptr %p
  ret void
}
define i32 @said(ptr %p) {
  %x = load i32, ptr %p, !noalias.addrspace !0
  ret i32 %x
}
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
!0 = !{i32 1, i32 2, i32 4, i32 5}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define i32 @guess(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %p.global
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @asked(ptr %p) {
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   br i1 %s, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   %x = load i32, ptr %p
; CHECK-NEXT:   br label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   %r = phi i32 [ %x, %a ], [ 0, %0 ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @asked_of_a_slot(ptr %p) {
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   store ptr %p, ptr %slot
; CHECK-NEXT:   %p1 = load ptr, ptr %slot
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p1)
; CHECK-NEXT:   br i1 %s, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   %p2 = load ptr, ptr %slot
; CHECK-NEXT:   %x = load i32, ptr %p2
; CHECK-NEXT:   br label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   %r = phi i32 [ %x, %a ], [ 0, %0 ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-NEXT: define void @assumed(ptr %p) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   store i32 4, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @said(ptr %p) {
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.assume(i1)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 5}
; CHECK-EMPTY:
