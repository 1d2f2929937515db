; A tag is a tag.
; RUN: not spacecast print %s

!0 = !DIBasicType(tag: DW_ATE_signed)

; CHECK lines are written by BLESS=1
; CHECK: error: expected `DW_TAG_…`, found `DW_ATE_signed`
; CHECK-NEXT:  --> %s:4:24
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DIBasicType(tag: DW_ATE_signed)
; CHECK-NEXT:   |                        ^^^^^^^^^^^^^
