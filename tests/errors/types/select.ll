; Both outcomes have one type.
; RUN: not spacecast print %s

define i32 @f(i1 %c, i32 %x, i64 %y) {
  %z = select i1 %c, i32 %x, i64 %y
  ret i32 %z
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %z = select i1 %c, i32 %x, i64 %y
; CHECK-NEXT:   |        ^^^^^^
