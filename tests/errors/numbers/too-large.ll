; Numbers are not larger than any file could need.
; RUN: not spacecast print %s

define void @f() {
  %99999999999 = add i32 1, 2
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this number is too large
; CHECK-NEXT:  --> %s:5:4
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %99999999999 = add i32 1, 2
; CHECK-NEXT:   |    ^^^^^^^^^^^
