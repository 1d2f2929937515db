; Also symbols may leave numbers out.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@3 = global i32 0
@7 = global ptr @3
declare void @10()

; CHECK lines are written by BLESS=1
; CHECK: @3 = global i32 0
; CHECK-NEXT: @7 = global ptr @3
; CHECK-NEXT: declare void @10()
