; A point makes a floating-point number.
; RUN: not spacecast print %s

@a = global i32 1.0

; CHECK lines are written by BLESS=1
; CHECK: error: a floating-point constant of this form does not have this type
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 1.0
; CHECK-NEXT:   |                 ^^^
