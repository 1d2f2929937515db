; A variable has a name or a number.
; RUN: not spacecast print %s
; CHECK: error:

@0 = global i32 0
global i32 1
