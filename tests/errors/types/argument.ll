; The arguments fit the type of the function, where it is written.
; RUN: not spacecast print %s

declare i32 @g(i32, ...)

define void @f(i64 %x) {
  %1 = call i32 (i32, ...) @g(i64 %x)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:7:8
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   %1 = call i32 (i32, ...) @g(i64 %x)
; CHECK-NEXT:   |        ^^^^
