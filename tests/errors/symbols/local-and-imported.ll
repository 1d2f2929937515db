; Nor is it imported.
; RUN: not spacecast print %s

@a = internal dllexport global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: a local symbol is neither imported nor exported
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = internal dllexport global i32 0
; CHECK-NEXT:   | ^^
