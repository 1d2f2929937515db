; Named metadata lists nodes; its name may have escapes, and it may be written in several pieces.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!empty = !{}
!llvm.ident = !{!0}
!one.two-three$four_5 = !{!0, !1, !0}
!with\20blank = !{!1}
!\31digit = !{!1}

!llvm.ident = !{!1}

!0 = !{!"compiler"}
!1 = !{!"linker"}

; CHECK lines are written by BLESS=1
; CHECK: !empty = !{}
; CHECK-NEXT: !llvm.ident = !{!0}
; CHECK-NEXT: !one.two-three$four_5 = !{!0, !1, !0}
; CHECK-NEXT: !with\20blank = !{!1}
; CHECK-NEXT: !\31digit = !{!1}
; CHECK-NEXT: !llvm.ident = !{!1}
; CHECK-NEXT: !0 = !{!"compiler"}
; CHECK-NEXT: !1 = !{!"linker"}
