; A symbol is defined once.
; RUN: not spacecast print %s
; CHECK: error: this symbol is already defined
; CHECK-NEXT:   --> %s:12:1
; CHECK: 12 | @a = global i32 2
; CHECK-NEXT:    | ^^{{$}}
; CHECK: note: it was first seen here
; CHECK-NEXT: --> %s:10:

@a = global i32 0
@b = global i32 1
@a = global i32 2
