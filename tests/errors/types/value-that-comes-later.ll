; A value that was mentioned before its definition has to have the type it was mentioned with.
; RUN: not spacecast print %s

define i32 @f() {
entry:
  br label %first
last:
  ret i32 %x
first:
  %x = add i64 1, 2
  br label %last
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:8:11
; CHECK-NEXT:   |
; CHECK-NEXT: 8 |   ret i32 %x
; CHECK-NEXT:   |           ^^
