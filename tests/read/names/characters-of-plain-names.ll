; Letters, digits, `-`, `$`, `.` and `_` need no quotes, except for a digit at the start.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@-$._a1 = global i32 0
@.str = global i32 0
@$ = global i32 0
@- = global i32 0
@_Z1fv = global i32 0
@"1a" = global i32 0

define void @f(i32 %-x, i32 %.y, i32 %$z, i32 %"2b") {
-:
  %-1 = add i32 %-x, %.y
  br label %.2
.2:
  br label %$
$:
  br label %"1x"
1x:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @-$._a1 = global i32 0
; CHECK-NEXT: @.str = global i32 0
; CHECK-NEXT: @$ = global i32 0
; CHECK-NEXT: @- = global i32 0
; CHECK-NEXT: @_Z1fv = global i32 0
; CHECK-NEXT: @"1a" = global i32 0
; CHECK-NEXT: define void @f(i32 %-x, i32 %.y, i32 %$z, i32 %"2b") {
; CHECK-NEXT: -:
; CHECK-NEXT:   %-1 = add i32 %-x, %.y
; CHECK-NEXT:   br label %.2
; CHECK-NEXT: .2:
; CHECK-NEXT:   br label %$
; CHECK-NEXT: $:
; CHECK-NEXT:   br label %"1x"
; CHECK-NEXT: "1x":
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
