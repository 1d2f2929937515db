; Nothing is loaded in a constant.
; RUN: not spacecast print %s

@p = global ptr null
@a = global ptr load (ptr, ptr @p)

; CHECK lines are written by BLESS=1
; CHECK: error: expected a value, found `load`
; CHECK-NEXT:  --> %s:5:17
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | @a = global ptr load (ptr, ptr @p)
; CHECK-NEXT:   |                 ^^^^
