; RUN: opt -w --mem-space-alg=1 %s
; The flat algorithm says something of code that nothing reaches, too, as long as that is not wrong.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  %slot = alloca i32
  ret void
dead:
  br label %loop
loop:
  %p = phi ptr [ %slot, %dead ], [ %slot, %loop ]
  %old = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %p, i32 4)
  br label %loop
}

declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   ret void
; CHECK-NEXT: dead:
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ %slot, %dead ], [ %slot, %loop ]
; CHECK-NEXT:   %old = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %p, i32 4), !noalias.addrspace !0
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr, i32)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 3, i32 5, i32 7, i32 8, i32 101, i32 102}
; CHECK-EMPTY:
