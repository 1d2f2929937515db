; Parameters have different names.
; RUN: not spacecast print %s
; CHECK: error: `%x` is already defined in this function
; CHECK-NEXT: --> %s:7:
; CHECK: define void @f(i32 %x, i64 %x) {

define void @f(i32 %x, i64 %x) {
  ret void
}
