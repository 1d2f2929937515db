; `add` is not for floating-point numbers, and `fadd` for nothing else.
; RUN: not spacecast print %s

define float @f(float %x) {
  %y = add float %x, 1.0
  ret float %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: this needs integer operands
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = add float %x, 1.0
; CHECK-NEXT:   |        ^^^
