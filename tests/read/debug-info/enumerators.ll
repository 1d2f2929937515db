; An enumerator is a number of any size.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3}
!0 = !DIEnumerator(name: "zero", value: 0)
!1 = !DIEnumerator(name: "negative", value: -7)
!2 = !DIEnumerator(name: "large", value: 18446744073709551615, isUnsigned: true)
!3 = !DIEnumerator(name: "huge", value: 340282366920938463463374607431768211455, isUnsigned: true)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3}
; CHECK-NEXT: !0 = !DIEnumerator(name: "zero", value: 0)
; CHECK-NEXT: !1 = !DIEnumerator(name: "negative", value: -7)
; CHECK-NEXT: !2 = !DIEnumerator(name: "large", value: 18446744073709551615, isUnsigned: true)
; CHECK-NEXT: !3 = !DIEnumerator(name: "huge", value: 340282366920938463463374607431768211455, isUnsigned: true)
