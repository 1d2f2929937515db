; The type of a function is written where one with `...` is called.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @sink(...)
declare i32 @printf(ptr, ...)

define void @f(ptr %callee) {
  call void (...) @sink()
  call void (...) @sink(i32 1)
  %n = call i32 (ptr, ...) @printf(ptr %callee, double 1.0)
  %m = call i32 (i32, ptr) %callee(i32 1, ptr null)
  call void () %callee()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @sink(...)
; CHECK-NEXT: declare i32 @printf(ptr, ...)
; CHECK-NEXT: define void @f(ptr %callee) {
; CHECK-NEXT:   call void (...) @sink()
; CHECK-NEXT:   call void (...) @sink(i32 1)
; CHECK-NEXT:   %n = call i32 (ptr, ...) @printf(ptr %callee, double 1.0)
; CHECK-NEXT:   %m = call i32 (i32, ptr) %callee(i32 1, ptr null)
; CHECK-NEXT:   call void () %callee()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
