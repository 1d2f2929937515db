; Arguments that the header does not list.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(ptr %list, ...) {
  %1 = va_arg ptr %list, i32
  %2 = va_arg ptr %list, { ptr, double }, !my.kind !0
  ret i32 %1
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(ptr %list, ...) {
; CHECK-NEXT:   %1 = va_arg ptr %list, i32
; CHECK-NEXT:   %2 = va_arg ptr %list, { ptr, double }, !my.kind !0
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
