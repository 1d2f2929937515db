; RUN: opt --optimiser-follows=false %s
; On the true side of an or, either query may be the true one: both accesses there stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %q) {
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %b = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %any = or i1 %a, %b
  br i1 %any, label %yes, label %no

yes:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
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
; CHECK-NEXT: define void @f(ptr %p, ptr %q) {
; CHECK-NEXT:   %a = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %b = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   %any = or i1 %a, %b
; CHECK-NEXT:   br i1 %any, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
