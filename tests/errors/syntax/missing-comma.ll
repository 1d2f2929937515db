; Operands are separated by commas.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = add i32 %x %x
  ret i32 %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected `,`, found `%x`
; CHECK-NEXT:  --> %s:5:19
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = add i32 %x %x
; CHECK-NEXT:   |                   ^^
