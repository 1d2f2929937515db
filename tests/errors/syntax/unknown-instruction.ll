; A word that is no instruction.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = increment i32 %x
  ret i32 %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected an instruction, found `increment`
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = increment i32 %x
; CHECK-NEXT:   |        ^^^^^^^^^
