; A function returns what its header says.
; RUN: not spacecast print %s

define i32 @f(i64 %x) {
  ret i64 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:5:7
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   ret i64 %x
; CHECK-NEXT:   |       ^^^
