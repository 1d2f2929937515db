; What a `musttail` call has to pass on is missing: the message points at the call.
; RUN: not spacecast print %s
; CHECK: error: a `musttail` call in a function that takes `...` passes on `...`
; CHECK-NEXT: --> %s:9:3

declare void @g(...)

define void @f(...) {
  musttail call void (...) @g()
  ret void
}
