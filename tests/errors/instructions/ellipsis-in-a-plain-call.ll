; Only a `musttail` call passes on what it does not know.
; RUN: not spacecast print %s

declare void @g(...)

define void @f(...) {
  call void (...) @g(...)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `...` is for `musttail` calls in functions that take `...`
; CHECK-NEXT:  --> %s:7:22
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   call void (...) @g(...)
; CHECK-NEXT:   |                      ^^^
