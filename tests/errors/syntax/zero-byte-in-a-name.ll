; Names go into object files, where a zero byte ends them.
; RUN: not spacecast print %s

@"a\00b" = global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: a name cannot contain a zero byte
; CHECK-NEXT:  --> %s:4:2
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @"a\00b" = global i32 0
; CHECK-NEXT:   |  ^
