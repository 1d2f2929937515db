; A word that is no type.
; RUN: not spacecast print %s

define void @f(integer %x) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected a type, found `integer`
; CHECK-NEXT:  --> %s:4:16
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | define void @f(integer %x) {
; CHECK-NEXT:   |                ^^^^^^^
