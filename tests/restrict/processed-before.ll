; RUN: opt -w %s
; Whoever says it, a function is processed once.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @ours(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
  store i32 1, ptr %a
  ret void
}
define void @theirs(ptr noalias %a, ptr noalias %b) "user_specified_restrict_processed" {
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @ours(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @theirs(ptr noalias %a, ptr noalias %b) "user_specified_restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
