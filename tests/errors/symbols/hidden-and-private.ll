; A local symbol is not seen outside anyway.
; RUN: not spacecast print %s

@a = private hidden global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: a local symbol has default visibility
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = private hidden global i32 0
; CHECK-NEXT:   | ^^
