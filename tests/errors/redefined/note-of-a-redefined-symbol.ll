; The note points at the `@` of the first definition.
;
; RUN: not spacecast print %s
; CHECK: error: this symbol is already defined
; CHECK-NEXT: --> %s:11:1
; CHECK: note: it was first seen here
; CHECK-NEXT: --> %s:10:1
; CHECK: {{^}}   | ^^

@a = global i32 0
@a = global i32 2
