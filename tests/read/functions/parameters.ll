; Parameters with names, with numbers, with neither, and any number of them more.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(i32, ptr, float)
declare void @b(i32 %named, ptr)
declare void @c(...)
declare void @d(i32, ...)

define void @e(i32 %x, i32, ptr %y, i64) {
  ret void
}

define void @f(i32 %0, i32 %1) {
  ret void
}

define void @g(i32 %"a b", ...) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(i32, ptr, float)
; CHECK-NEXT: declare void @b(i32 %named, ptr)
; CHECK-NEXT: declare void @c(...)
; CHECK-NEXT: declare void @d(i32, ...)
; CHECK-NEXT: define void @e(i32 %x, i32 %0, ptr %y, i64 %1) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @f(i32 %0, i32 %1) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @g(i32 %"a b", ...) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
