; The equals sign comes once.
; RUN: not spacecast print %s

@a = @b = global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: expected `global` or `constant`, found `@b`
; CHECK-NEXT:  --> %s:4:6
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = @b = global i32 0
; CHECK-NEXT:   |      ^^
