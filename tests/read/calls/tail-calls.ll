; A call may be, must be or must not be a tail call.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare fastcc i32 @g(i32)
declare void @v(...)

define fastcc i32 @a(i32 %x) {
  %1 = tail call fastcc i32 @g(i32 %x)
  %2 = notail call fastcc i32 @g(i32 %x)
  %3 = musttail call fastcc i32 @g(i32 %x)
  ret i32 %3
}

define void @b(i32 %x, ...) {
  tail call void (...) @v(i32 %x)
  ret void
}

define void @c(ptr %this, ...) {
  musttail call void (ptr, ...) @d(ptr %this, ...)
  ret void
}

define void @e(...) {
  musttail call void (...) @v(...)
  ret void
}

declare void @d(ptr, ...)

; CHECK lines are written by BLESS=1
; CHECK: declare fastcc i32 @g(i32)
; CHECK-NEXT: declare void @v(...)
; CHECK-NEXT: define fastcc i32 @a(i32 %x) {
; CHECK-NEXT:   %1 = tail call fastcc i32 @g(i32 %x)
; CHECK-NEXT:   %2 = notail call fastcc i32 @g(i32 %x)
; CHECK-NEXT:   %3 = musttail call fastcc i32 @g(i32 %x)
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-NEXT: define void @b(i32 %x, ...) {
; CHECK-NEXT:   tail call void (...) @v(i32 %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @c(ptr %this, ...) {
; CHECK-NEXT:   musttail call void (ptr, ...) @d(ptr %this, ...)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @e(...) {
; CHECK-NEXT:   musttail call void (...) @v(...)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @d(ptr, ...)
