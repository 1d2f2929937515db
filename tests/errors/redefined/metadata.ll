; A node is defined once.
; RUN: not spacecast print %s

!0 = !{}
!1 = !{!0}
!0 = !{!1}

; CHECK lines are written by BLESS=1
; CHECK: error: `!0` is already defined
; CHECK-NEXT:  --> %s:6:1
; CHECK-NEXT:   |
; CHECK-NEXT: 6 | !0 = !{!1}
; CHECK-NEXT:   | ^^
; CHECK-NEXT:   |
; CHECK-NEXT: note: it was first defined here
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !{}
; CHECK-NEXT:   | ^^
