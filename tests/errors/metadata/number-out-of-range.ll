; Columns have 16 bits.
; RUN: not spacecast print %s

!0 = !DILocation(line: 1, column: 65536, scope: !1)
!1 = !{}

; CHECK lines are written by BLESS=1
; CHECK: error: this number is larger than 65535
; CHECK-NEXT:  --> %s:4:35
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DILocation(line: 1, column: 65536, scope: !1)
; CHECK-NEXT:   |                                   ^^^^^
