; `255` and `-1` are the same `i8`.
; RUN: not spacecast print %s
; CHECK: error: this switch has two cases for one value

define void @f(i8 %x) {
  switch i8 %x, label %a [
    i8 255, label %a
    i8 -1, label %a
  ]
a:
  ret void
}
