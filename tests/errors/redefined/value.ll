; A value is defined once.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %y = add i32 %x, 2
  ret i32 %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: `%y` is already defined in this function
; CHECK-NEXT:  --> %s:6:3
; CHECK-NEXT:   |
; CHECK-NEXT: 6 |   %y = add i32 %x, 2
; CHECK-NEXT:   |   ^^
