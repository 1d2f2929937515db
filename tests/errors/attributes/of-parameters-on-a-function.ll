; A function is not passed by value.
; RUN: not spacecast print %s

declare void @f() byval(i32)

; CHECK lines are written by BLESS=1
; CHECK: error: `byval` does not apply to functions
; CHECK-NEXT:  --> %s:4:19
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f() byval(i32)
; CHECK-NEXT:   |                   ^^^^^
