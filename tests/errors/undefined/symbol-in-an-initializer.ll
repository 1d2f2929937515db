; What an initialiser refers to must be defined, if only later.
; RUN: not spacecast print %s

@a = global ptr @b
@c = global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: `@b` is not defined in this module
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global ptr @b
; CHECK-NEXT:   |                 ^^
