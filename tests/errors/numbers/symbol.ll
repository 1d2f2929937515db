; So are symbols, from top to bottom.
; RUN: not spacecast print %s

@1 = global i32 0
@0 = global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: this symbol is numbered 0, but numbers go on from 2 here
; CHECK-NEXT:  --> %s:5:1
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | @0 = global i32 0
; CHECK-NEXT:   | ^^
