; Numbers go up.
; RUN: not spacecast print %s

define i32 @f(i32 %0) {
  %2 = add i32 %0, 1
  %2 = add i32 %0, 2
  ret i32 %2
}

; CHECK lines are written by BLESS=1
; CHECK: error: this value is numbered 2, but numbers go on from 3 here
; CHECK-NEXT:  --> %s:6:3
; CHECK-NEXT:   |
; CHECK-NEXT: 6 |   %2 = add i32 %0, 2
; CHECK-NEXT:   |   ^^
