; A list of values belongs to a function.
; RUN: not spacecast print %s

!0 = !{!DIArgList(i32 1)}

; CHECK lines are written by BLESS=1
; CHECK: error: `!DIArgList` is only allowed inside a function
; CHECK-NEXT:  --> %s:4:9
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !{!DIArgList(i32 1)}
; CHECK-NEXT:   |         ^^^^^^^^^
