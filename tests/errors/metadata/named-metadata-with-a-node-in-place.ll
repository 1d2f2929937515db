; Named metadata refers to nodes by number.
; RUN: not spacecast print %s

!named = !{!{}}

; CHECK lines are written by BLESS=1
; CHECK: error: named metadata refers to nodes by number
; CHECK-NEXT:  --> %s:4:12
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !named = !{!{}}
; CHECK-NEXT:   |            ^
