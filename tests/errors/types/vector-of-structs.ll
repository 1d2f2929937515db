; Vectors hold numbers and pointers.
; RUN: not spacecast print %s

@a = external global <2 x { i32 }>

; CHECK lines are written by BLESS=1
; CHECK: error: a vector cannot have elements of this type
; CHECK-NEXT:  --> %s:4:27
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = external global <2 x { i32 }>
; CHECK-NEXT:   |                           ^
