; RUN: opt --optimiser-follows=false %s
; The promise is that one of two things holds. Nothing can be concluded for either pointer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %q) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  %any = or i1 %s, %g
  call void @llvm.assume(i1 %any)
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, ptr %q) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %q)
; CHECK-NEXT:   %any = or i1 %s, %g
; CHECK-NEXT:   call void @llvm.assume(i1 %any)
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
