; A number that no symbol has.
; RUN: not spacecast print %s
; CHECK: error: `@7` is not defined in this module
; CHECK-NEXT: --> %s:8:
; CHECK: @p = global ptr @7

@0 = global i32 0
@p = global ptr @7
