; Arguments, blocks and instructions are numbered together, in the order of the text.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32, i32 %named, i32) {
  add i32 %0, %1
  br label %4
  mul i32 %3, %named
  sub i32 %5, 1
  ret i32 %6
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %0, i32 %named, i32 %1) {
; CHECK-NEXT:   %3 = add i32 %0, %1
; CHECK-NEXT:   br label %4
; CHECK-NEXT: 4:
; CHECK-NEXT:   %5 = mul i32 %3, %named
; CHECK-NEXT:   %6 = sub i32 %5, 1
; CHECK-NEXT:   ret i32 %6
; CHECK-NEXT: }
