; A switch goes one way for each value.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  switch i32 %x, label %a [
    i32 1, label %a
    i32 2, label %a
    i32 1, label %a
  ]
a:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this switch has two cases for one value
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   switch i32 %x, label %a [
; CHECK-NEXT:   |   ^^^^^^
