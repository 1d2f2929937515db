; A character of several bytes is quoted whole.
; RUN: not spacecast print %s
; CHECK: error: expected a value, found `ß`
; CHECK-NEXT: --> %s:6:21

@"öäü" = global i32 ß
