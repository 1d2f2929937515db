; A value must be defined somewhere in its function.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = add i32 %x, %missing
  ret i32 %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: there is no value `%missing` in this function
; CHECK-NEXT:  --> %s:5:20
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = add i32 %x, %missing
; CHECK-NEXT:   |                    ^^^^^^^^
