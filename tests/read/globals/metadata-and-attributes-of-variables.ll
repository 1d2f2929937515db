; Attachments come after a comma, attributes at the end.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0, !type !0
@b = global i32 0, align 4, !type !0, !type !1
@c = global i32 0 #0
@d = global i32 0, align 4 "key"="value" "flag"
@e = constant ptr @a, section "x", !absolute_symbol !2, !my.kind !3 #0

attributes #0 = { "bss-section"="bss" "toc-data" }

!0 = !{i64 0, !"class"}
!1 = !{i64 8, !"base"}
!2 = !{i64 0, i64 256}
!3 = !{}

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0, !type !0
; CHECK-NEXT: @b = global i32 0, align 4, !type !0, !type !1
; CHECK-NEXT: @c = global i32 0 #0
; CHECK-NEXT: @d = global i32 0, align 4 "key"="value" "flag"
; CHECK-NEXT: @e = constant ptr @a, section "x", !absolute_symbol !2, !my.kind !3 #0
; CHECK-NEXT: attributes #0 = { "bss-section"="bss" "toc-data" }
; CHECK-NEXT: !0 = !{i64 0, !"class"}
; CHECK-NEXT: !1 = !{i64 8, !"base"}
; CHECK-NEXT: !2 = !{i64 0, i64 256}
; CHECK-NEXT: !3 = !{}
