; `icmp` is not for floating-point numbers.
; RUN: not spacecast print %s

define i1 @f(float %x) {
  %c = icmp eq float %x, 0.0
  ret i1 %c
}

; CHECK lines are written by BLESS=1
; CHECK: error: `icmp` needs integers or pointers
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %c = icmp eq float %x, 0.0
; CHECK-NEXT:   |        ^^^^
