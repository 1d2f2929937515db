; An alias stands for an address.
; RUN: not spacecast print %s

@a = alias i32, i64 7

; CHECK lines are written by BLESS=1
; CHECK: error: an alias stands for something that a pointer refers to
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = alias i32, i64 7
; CHECK-NEXT:   |                 ^^^
