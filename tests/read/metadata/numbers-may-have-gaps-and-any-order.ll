; Nodes keep their numbers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!a = !{!100, !3}
!100 = !{!7}
!3 = !{!100}
!7 = distinct !{}

; CHECK lines are written by BLESS=1
; CHECK: !a = !{!100, !3}
; CHECK-NEXT: !100 = !{!7}
; CHECK-NEXT: !3 = !{!100}
; CHECK-NEXT: !7 = distinct !{}
