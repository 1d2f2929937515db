; A bitcast keeps all bits.
; RUN: not spacecast print %s

define i64 @f(<2 x float> %x) {
  %y = bitcast <2 x float> %x to i32
  ret i64 0
}

; CHECK lines are written by BLESS=1
; CHECK: error: `bitcast` cannot turn `<2 x float>` into `i32`
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = bitcast <2 x float> %x to i32
; CHECK-NEXT:   |        ^^^^^^^
