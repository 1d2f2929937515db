; The text ends in a name.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: this string has no closing quote
; CHECK-NEXT:   --> %s:10:2
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | @"a b = global i32 0
; CHECK-NEXT:    |  ^

@"a b = global i32 0