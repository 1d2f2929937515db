; A constant has as many elements as its type.
; RUN: not spacecast print %s

@a = global { i32, i32 } { i32 1 }

; CHECK lines are written by BLESS=1
; CHECK: error: this constant has 1 elements, its type has 2
; CHECK-NEXT:  --> %s:4:26
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global { i32, i32 } { i32 1 }
; CHECK-NEXT:   |                          ^
