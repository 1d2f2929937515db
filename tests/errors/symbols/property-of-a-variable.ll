; A word that is no property.
; RUN: not spacecast print %s

@a = global i32 0, aligned 4

; CHECK lines are written by BLESS=1
; CHECK: error: expected a property of a variable, such as `align`, found `aligned`
; CHECK-NEXT:  --> %s:4:20
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 0, aligned 4
; CHECK-NEXT:   |                    ^^^^^^^
