; The message points at the second parameter of the name.
; RUN: not spacecast print %s
; CHECK: error: `%x` is already defined in this function
; CHECK-NEXT: --> %s:6:28

define void @f(i32 %x, i64 %x) {
  ret void
}
