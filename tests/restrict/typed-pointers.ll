; RUN: opt -w %s
; Whoever reads typed pointers may not know how to declare a scope: only the attributes are written.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(i32* noalias %a, i32* "user_specified_restrict_scope"="2" %b) {
  %x = load i32, i32* %a
  %c = bitcast i32* %b to i8*
  store i8 1, i8* %c
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(i32* noalias %a, i32* "user_specified_restrict_scope"="2" "nvvm.restrict_scope"="2" noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   %x = load i32, i32* %a
; CHECK-NEXT:   %c = bitcast i32* %b to i8*
; CHECK-NEXT:   store i8 1, i8* %c
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
