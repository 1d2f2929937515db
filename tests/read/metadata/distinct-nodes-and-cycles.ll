; A distinct node is like no other, whatever it holds; a node may hold itself.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4}

!0 = distinct !{}
!1 = distinct !{}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!3, !4}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4}
; CHECK-NEXT: !0 = distinct !{}
; CHECK-NEXT: !1 = distinct !{}
; CHECK-NEXT: !2 = distinct !{!2}
; CHECK-NEXT: !3 = !{!4}
; CHECK-NEXT: !4 = distinct !{!3, !4}
