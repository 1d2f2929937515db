; The last line need not end.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s
; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0

@a = global i32 0