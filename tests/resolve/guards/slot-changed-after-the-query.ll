; RUN: opt --optimiser-follows=false %s
; The slot gets another pointer between the query and the use: the query says nothing about that one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %other) {
  %slot = alloca ptr, align 8
  store ptr %p, ptr %slot, align 8
  %first = load ptr, ptr %slot, align 8
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %first)
  br i1 %q, label %yes, label %no

yes:
  store ptr %other, ptr %slot, align 8
  %second = load ptr, ptr %slot, align 8
  store i32 1, ptr %second, align 4
  ret void

no:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, ptr %other) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr %p, ptr %slot, align 8
; CHECK-NEXT:   %first = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %first)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   store ptr %other, ptr %slot, align 8
; CHECK-NEXT:   %second = load ptr, ptr %slot, align 8
; CHECK-NEXT:   store i32 1, ptr %second, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
