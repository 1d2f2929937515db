; Escapes count as one byte.
; RUN: not spacecast print %s

@a = constant [4 x i8] c"ab\00"

; CHECK lines are written by BLESS=1
; CHECK: error: this string has 3 bytes, its type has 4
; CHECK-NEXT:  --> %s:4:25
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = constant [4 x i8] c"ab\00"
; CHECK-NEXT:   |                         ^
