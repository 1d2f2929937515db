; A fence orders at least something.
; RUN: not spacecast print %s

define void @f() {
  fence monotonic
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: a fence is at least `acquire` or `release`
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   fence monotonic
; CHECK-NEXT:   |   ^^^^^
