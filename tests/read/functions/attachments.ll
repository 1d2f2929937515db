; A declaration has its attachments before its type, a definition after its header.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare !my.kind !0 void @a()
declare !my.kind !0 !other !1 dso_local void @b()

define void @c() !my.kind !0 {
  ret void
}

define void @d() nounwind !my.kind !0 !other !1 {
  ret void
}

!0 = !{}
!1 = !{!"text"}

; CHECK lines are written by BLESS=1
; CHECK: declare !my.kind !0 void @a()
; CHECK-NEXT: declare !my.kind !0 !other !1 dso_local void @b()
; CHECK-NEXT: define void @c() !my.kind !0 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @d() nounwind !my.kind !0 !other !1 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!"text"}
