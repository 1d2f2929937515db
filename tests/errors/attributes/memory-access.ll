; A word that is no access.
; RUN: not spacecast print %s

declare void @f() memory(sometimes)

; CHECK lines are written by BLESS=1
; CHECK: error: expected `none`, `read`, `write` or `readwrite`, found `sometimes`
; CHECK-NEXT:  --> %s:4:26
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f() memory(sometimes)
; CHECK-NEXT:   |                          ^^^^^^^^^
