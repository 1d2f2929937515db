; Nor is a result.
; RUN: not spacecast print %s

declare byval(i32) ptr @f()

; CHECK lines are written by BLESS=1
; CHECK: error: `byval` does not apply to results
; CHECK-NEXT:  --> %s:4:9
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare byval(i32) ptr @f()
; CHECK-NEXT:   |         ^^^^^
