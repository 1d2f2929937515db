; So have classes of floating-point numbers.
; RUN: not spacecast print %s

declare void @f(float nofpclass(small))

; CHECK lines are written by BLESS=1
; CHECK: error: expected a floating-point class such as `nan`, found `small`
; CHECK-NEXT:  --> %s:4:33
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(float nofpclass(small))
; CHECK-NEXT:   |                                 ^^^^^
