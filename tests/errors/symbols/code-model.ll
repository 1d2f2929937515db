; Code models have names.
; RUN: not spacecast print %s

@a = global i32 0, code_model "huge"

; CHECK lines are written by BLESS=1
; CHECK: error: a code model is tiny, small, kernel, medium or large
; CHECK-NEXT:  --> %s:4:31
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 0, code_model "huge"
; CHECK-NEXT:   |                               ^
