; A number that no value has.
; RUN: not spacecast print %s

define i32 @f(i32 %0) {
  %2 = add i32 %0, 1
  ret i32 %3
}

; CHECK lines are written by BLESS=1
; CHECK: error: there is no value `%3` in this function
; CHECK-NEXT:  --> %s:6:11
; CHECK-NEXT:   |
; CHECK-NEXT: 6 |   ret i32 %3
; CHECK-NEXT:   |           ^^
