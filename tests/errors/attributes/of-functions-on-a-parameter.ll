; A parameter does not return.
; RUN: not spacecast print %s

declare void @f(i32 noreturn)

; CHECK lines are written by BLESS=1
; CHECK: error: `noreturn` does not apply to parameters
; CHECK-NEXT:  --> %s:4:21
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(i32 noreturn)
; CHECK-NEXT:   |                     ^^^^^^^^
