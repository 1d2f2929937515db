; What is only declared cannot be internal.
; RUN: not spacecast print %s

declare internal void @f()

; CHECK lines are written by BLESS=1
; CHECK: error: `internal` does not fit the declaration of a function
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare internal void @f()
; CHECK-NEXT:   | ^^^^^^^
