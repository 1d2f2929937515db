; A node may be spread over lines that look like other nodes, and two may share a line.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0,
!1
}
!0 = !{
!1, !2,
!"!3 = !{}
!4 = !{}"
}
!1 = !{} !2 = distinct
!{}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1}
; CHECK-NEXT: !0 = !{!1, !2, !"!3 = !{}
; CHECK-NEXT: !4 = !{}"}
; CHECK-NEXT: !1 = !{}
; CHECK-NEXT: !2 = distinct !{}
