; Digits alone are an integer.
; RUN: not spacecast print %s

@a = global float 1

; CHECK lines are written by BLESS=1
; CHECK: error: an integer constant needs an integer type
; CHECK-NEXT:  --> %s:4:19
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global float 1
; CHECK-NEXT:   |                   ^
