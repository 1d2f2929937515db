; RUN: says opt -w --skip=@f --bisect-limit=1 %s
; Functions that are not selected are left alone; each that is counts as one rewrite.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  ret void
}
define void @g(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  ret void
}
define void @h(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: note: rewrite 1: restricted pointers in `g`
; CHECK-NEXT:   --> %s:10:1
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | define void @g(ptr noalias %a, ptr noalias %b) {
; CHECK-NEXT:    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
