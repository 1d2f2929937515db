; The function type that a call with variable arguments writes out is not the type of its result.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare i32 @a(ptr, ...)
declare double @b(i64, ...)
declare <4 x i32> @c(<4 x float>, ...)

define double @f(ptr %p, i64 %n, <4 x float> %v) {
  %1 = call i32 (ptr, ...) @a(ptr %p, i64 %n)
  %2 = call double (i64, ...) @b(i64 %n, ptr %p)
  %3 = call <4 x i32> (<4 x float>, ...) @c(<4 x float> %v)
  %4 = extractelement <4 x i32> %3, i64 0
  ret double %2
}

; CHECK lines are written by BLESS=1
; CHECK: declare i32 @a(ptr, ...)
; CHECK-NEXT: declare double @b(i64, ...)
; CHECK-NEXT: declare <4 x i32> @c(<4 x float>, ...)
; CHECK-NEXT: define double @f(ptr %p, i64 %n, <4 x float> %v) {
; CHECK-NEXT:   %1 = call i32 (ptr, ...) @a(ptr %p, i64 %n)
; CHECK-NEXT:   %2 = call double (i64, ...) @b(i64 %n, ptr %p)
; CHECK-NEXT:   %3 = call <4 x i32> (<4 x float>, ...) @c(<4 x float> %v)
; CHECK-NEXT:   %4 = extractelement <4 x i32> %3, i64 0
; CHECK-NEXT:   ret double %2
; CHECK-NEXT: }
