; The message points at the `@`, for symbols with a number as well.
;
; RUN: not spacecast print %s
; CHECK: error: `@7` is not defined in this module
; CHECK-NEXT: --> %s:10:17
; CHECK: {{^}}10 | @p = global ptr @7
; CHECK-NEXT: {{^}}   |                 ^^

@0 = global i32 0
@p = global ptr @7
