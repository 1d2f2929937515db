; C has pointers to void, LLVM never had.
; RUN: not spacecast print %s

declare void @f(void*)

; CHECK lines are written by BLESS=1
; CHECK: error: there are no pointers to `void`; use `i8*`
; CHECK-NEXT:  --> %s:4:21
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(void*)
; CHECK-NEXT:   |                     ^
