; Every element has the type of the array's elements.
; RUN: not spacecast print %s

@a = global [2 x i32] [i32 1, i64 2]

; CHECK lines are written by BLESS=1
; CHECK: error: element 1 does not fit: this has type `i64`, but `i32` is expected
; CHECK-NEXT:  --> %s:4:23
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global [2 x i32] [i32 1, i64 2]
; CHECK-NEXT:   |                       ^
