; Strings in metadata have the escapes of all strings.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0}
!0 = !{!"", !"a b", !"\22\5C\00\FF", !"\zz", !"é", !"; not a comment", !"}"}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0}
; CHECK-NEXT: !0 = !{!"", !"a b", !"\22\5C\00\FF", !"\zz", !"é", !"; not a comment", !"}"}
