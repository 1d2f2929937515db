; A cast that is none.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = trunc i32 %x to i64
  ret i32 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: `trunc` cannot turn `i32` into `i64`
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = trunc i32 %x to i64
; CHECK-NEXT:   |        ^^^^^
