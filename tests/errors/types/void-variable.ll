; Nor variables.
; RUN: not spacecast print %s

@a = external global void

; CHECK lines are written by BLESS=1
; CHECK: error: `void` is only allowed as the result of a function
; CHECK-NEXT:  --> %s:4:22
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = external global void
; CHECK-NEXT:   |                      ^^^^
