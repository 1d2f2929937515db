; The text ends in an instruction.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: this body has no closing brace
; CHECK-NEXT:   --> %s:10:23
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | define i32 @f(i32 %x) {
; CHECK-NEXT:    |                       ^

define i32 @f(i32 %x) {
  %y = add i32 %x,