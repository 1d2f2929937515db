; Parameters are numbered from left to right.
; RUN: not spacecast print %s

define void @f(i32 %1, i32 %0) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this argument is numbered 0, but numbers go on from 2 here
; CHECK-NEXT:  --> %s:4:24
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | define void @f(i32 %1, i32 %0) {
; CHECK-NEXT:   |                        ^^^
