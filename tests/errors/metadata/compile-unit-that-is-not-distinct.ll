; No two compile units are the same.
; RUN: not spacecast print %s

!0 = !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "")

; CHECK lines are written by BLESS=1
; CHECK: error: a `!DICompileUnit` must be `distinct`
; CHECK-NEXT:  --> %s:4:6
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DICompileUnit(language: DW_LANG_C, file: !1)
; CHECK-NEXT:   |      ^^^^^^^^^^^^^^
