; Both operands have the type that is written.
; RUN: not spacecast print %s

define i32 @f(i32 %x, i64 %y) {
  %z = add i32 %x, %y
  ret i32 %z
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:5:20
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %z = add i32 %x, %y
; CHECK-NEXT:   |                    ^^
