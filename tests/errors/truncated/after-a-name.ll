; The text ends after a name.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: expected `global` or `constant`, found the end of the file
; CHECK-NEXT:   --> %s:10:5
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | @a =
; CHECK-NEXT:    |     ^

@a =