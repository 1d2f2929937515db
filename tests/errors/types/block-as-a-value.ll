; A block is not a value.
; RUN: not spacecast print %s

define i32 @f() {
  br label %b
b:
  ret i32 %b
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `label`, but `i32` is expected
; CHECK-NEXT:  --> %s:7:11
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   ret i32 %b
; CHECK-NEXT:   |           ^^
