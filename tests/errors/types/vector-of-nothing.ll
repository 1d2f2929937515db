; A vector is not empty.
; RUN: not spacecast print %s

@a = external global <0 x i32>

; CHECK lines are written by BLESS=1
; CHECK: error: a vector has at least one element
; CHECK-NEXT:  --> %s:4:23
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = external global <0 x i32>
; CHECK-NEXT:   |                       ^
