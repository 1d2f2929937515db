; `%"0"` is a name that looks like a number, and not the value numbered 0.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@"0" = global i32 0
@0 = global i32 1
@p = global [2 x ptr] [ptr @"0", ptr @0]

define i32 @f(i32 %"0", i32 %0) {
  %"1" = add i32 %"0", %0
  %2 = add i32 %"1", 1
  ret i32 %2
}

; CHECK lines are written by BLESS=1
; CHECK: @"0" = global i32 0
; CHECK-NEXT: @0 = global i32 1
; CHECK-NEXT: @p = global [2 x ptr] [ptr @"0", ptr @0]
; CHECK-NEXT: define i32 @f(i32 %"0", i32 %0) {
; CHECK-NEXT:   %"1" = add i32 %"0", %0
; CHECK-NEXT:   %2 = add i32 %"1", 1
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
