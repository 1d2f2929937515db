; No field is given twice.
; RUN: not spacecast print %s

!0 = !DIFile(filename: "a.c", directory: "", filename: "b.c")

; CHECK lines are written by BLESS=1
; CHECK: error: `filename` is given twice
; CHECK-NEXT:  --> %s:4:46
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DIFile(filename: "a.c", directory: "", filename: "b.c")
; CHECK-NEXT:   |                                              ^^^^^^^^
