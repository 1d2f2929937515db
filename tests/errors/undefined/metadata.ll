; A node that is referred to must be there.
; RUN: not spacecast print %s

!named = !{!0}
!0 = !{!1}

; CHECK lines are written by BLESS=1
; CHECK: error: `!1` is not defined in this module
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | !0 = !{!1}
; CHECK-NEXT:   |        ^^
