; The text ends in a string.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: this string has no closing quote
; CHECK-NEXT:   --> %s:10:25
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | @a = constant [3 x i8] c"abc
; CHECK-NEXT:    |                         ^

@a = constant [3 x i8] c"abc