; Zero bytes can always be read.
; RUN: not spacecast print %s

declare void @f(ptr dereferenceable(0))

; CHECK lines are written by BLESS=1
; CHECK: error: the number of dereferenceable bytes is not zero
; CHECK-NEXT:  --> %s:4:21
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(ptr dereferenceable(0))
; CHECK-NEXT:   |                     ^^^^^^^^^^^^^^^
