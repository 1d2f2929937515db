; A node of debug info that has a tag and no fields of its own.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1}
!0 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!1, null, !{}})
!1 = distinct !GenericDINode(tag: 3)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1}
; CHECK-NEXT: !0 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!1, null, !{}})
; CHECK-NEXT: !1 = distinct !GenericDINode(tag: 3)
