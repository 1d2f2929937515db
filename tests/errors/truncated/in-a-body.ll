; The text ends in a body.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: this body has no closing brace
; CHECK-NEXT:   --> %s:10:18
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | define void @f() {
; CHECK-NEXT:    |                  ^

define void @f() {
  ret void