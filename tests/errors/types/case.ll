; The cases of a switch have the type of its value.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  switch i32 %x, label %a [
    i64 1, label %a
  ]
a:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:6:5
; CHECK-NEXT:   |
; CHECK-NEXT: 6 |     i64 1, label %a
; CHECK-NEXT:   |     ^^^
