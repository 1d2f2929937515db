; A very long line is shown around the fault.
; RUN: not spacecast print %s

declare void @g(...)
define void @f() { call void (...) @g(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 fault, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33) ret void }

; CHECK lines are written by BLESS=1
; CHECK: error: expected a value, found `fault`
; CHECK-NEXT:  --> %s:5:162
; CHECK-NEXT:   |
; CHECK-NEXT:  :::
; CHECK-NEXT: 5 | 2 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 fault, i32 17, i32 18, i32 19, i3...
; CHECK-NEXT:   |                                                                                                     ^^^^^
