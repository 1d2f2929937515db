; Fast-math flags are for floating-point results.
; RUN: not spacecast print %s

declare i32 @g()

define i32 @f() {
  %x = call fast i32 @g()
  ret i32 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: fast-math flags need a floating-point result
; CHECK-NEXT:  --> %s:7:8
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   %x = call fast i32 @g()
; CHECK-NEXT:   |        ^^^^
