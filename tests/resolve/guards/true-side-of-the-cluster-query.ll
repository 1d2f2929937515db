; RUN: opt --optimiser-follows=false %s
; The address may belong to the own block or to another one: two spaces are left, and the store stays generic.
; It must not become one to space 3.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %p)
  br i1 %q, label %yes, label %no

yes:
  store i32 1, ptr %p, align 4
  ret void

no:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %p)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none))
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 6, i32 101, i32 102}
; CHECK-EMPTY:
