; RUN: opt --optimiser-follows=false %s
; The block after the true edge can be reached without the query as well: its store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i1 %skip) {
entry:
  br i1 %skip, label %use, label %ask

ask:
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %use, label %done

use:
  store i32 1, ptr %p, align 4
  br label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, i1 %skip) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %skip, label %use, label %ask
; CHECK-EMPTY:
; CHECK-NEXT: ask:
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %q, label %use, label %done
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
