; A range from a number to itself would be empty or full; full is written from 0 to 0.
; RUN: not spacecast print %s

declare void @f(i32 range(i32 5, 5))

; CHECK lines are written by BLESS=1
; CHECK: error: a range from a number to itself is written from 0 to 0
; CHECK-NEXT:  --> %s:4:27
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(i32 range(i32 5, 5))
; CHECK-NEXT:   |                           ^^^
