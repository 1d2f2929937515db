; Numbers may have gaps. They are kept as long as nothing is edited, and close up in canonical text.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %5) {
10:
  %20 = add i32 %5, 1
  br label %30
30:
  %33 = add i32 %20, 1
  ret i32 %33
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %0) {
; CHECK-NEXT:   %2 = add i32 %0, 1
; CHECK-NEXT:   br label %3
; CHECK-NEXT: 3:
; CHECK-NEXT:   %4 = add i32 %2, 1
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
