; There are no values of type void.
; RUN: not spacecast print %s

define void @f(void %x) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: a parameter cannot have this type
; CHECK-NEXT:  --> %s:4:16
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | define void @f(void %x) {
; CHECK-NEXT:   |                ^^^^
