; Quotes do not make another name.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  %"\78" = add i32 %x, 1
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `%"\78"` is already defined in this function
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %"\78" = add i32 %x, 1
; CHECK-NEXT:   |   ^
