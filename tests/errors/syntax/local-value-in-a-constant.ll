; An initialiser is a constant.
; RUN: not spacecast print %s

@a = global i32 %x

; CHECK lines are written by BLESS=1
; CHECK: error: expected a constant, not a local value, found `%x`
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 %x
; CHECK-NEXT:   |                 ^^
