; Flags are of one family.
; RUN: not spacecast print %s

!0 = !DIBasicType(name: "x", flags: DISPFlagVirtual)

; CHECK lines are written by BLESS=1
; CHECK: error: expected `DIFlag…` or a number, found `DISPFlagVirtual`
; CHECK-NEXT:  --> %s:4:37
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DIBasicType(name: "x", flags: DISPFlagVirtual)
; CHECK-NEXT:   |                                     ^^^^^^^^^^^^^^^
