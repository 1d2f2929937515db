; A declaration is a definition too.
; RUN: not spacecast print %s
; CHECK: error: this symbol is already defined
; CHECK-NEXT:   --> %s:12:13
; CHECK: 12 | define void @f() {
; CHECK-NEXT:    |             ^^{{$}}
; CHECK: note: it was first seen here
; CHECK-NEXT: --> %s:10:

declare void @f()

define void @f() {
  ret void
}
