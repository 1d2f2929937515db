; Every block ends with a branch, a return or the like.
; RUN: not spacecast print %s

define i32 @f(i32 %x) {
  %y = add i32 %x, 1
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected an instruction, found `}`
; CHECK-NEXT:  --> %s:6:1
; CHECK-NEXT:   |
; CHECK-NEXT: 6 | }
; CHECK-NEXT:   | ^
