; Which field an address is of must be known.
; RUN: not spacecast print %s

define ptr @f(ptr %p, i32 %i) {
  %q = getelementptr { i32, i64 }, ptr %p, i64 0, i32 %i
  ret ptr %q
}

; CHECK lines are written by BLESS=1
; CHECK: error: a field of a struct needs a constant index
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %q = getelementptr { i32, i64 }, ptr %p, i64 0, i32 %i
; CHECK-NEXT:   |        ^^^^^^^^^^^^^
