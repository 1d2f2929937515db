; The text ends in the header of a function.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: expected a type, found the end of the file
; CHECK-NEXT:   --> %s:10:23
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | define void @f(i32 %x,
; CHECK-NEXT:    |                       ^

define void @f(i32 %x,