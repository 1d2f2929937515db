; None is none.
; RUN: not spacecast print %s

declare void @f(ptr captures(none, address))

; CHECK lines are written by BLESS=1
; CHECK: error: `none` stands alone
; CHECK-NEXT:  --> %s:4:36
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(ptr captures(none, address))
; CHECK-NEXT:   |                                    ^^^^^^^
