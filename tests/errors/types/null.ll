; Only pointers are null.
; RUN: not spacecast print %s

@a = global i32 null

; CHECK lines are written by BLESS=1
; CHECK: error: `null` needs a pointer type
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 null
; CHECK-NEXT:   |                 ^^^^
