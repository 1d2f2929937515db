; A name of no bytes is none: the value has a number.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@"" = global i32 0
@p = global ptr @0

define i32 @f(i32 %x) {
"":
  %"" = add i32 %x, 1
  ret i32 %1
}

; CHECK lines are written by BLESS=1
; CHECK: @0 = global i32 0
; CHECK-NEXT: @p = global ptr @0
; CHECK-NEXT: define i32 @f(i32 %x) {
; CHECK-NEXT:   %1 = add i32 %x, 1
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
