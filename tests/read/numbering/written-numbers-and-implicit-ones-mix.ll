; A number may be written or left out.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %0, i32) {
  %3 = add i32 %0, %1
  add i32 %3, 1
  store i32 %4, ptr null
  br label %5
5:
  call void @g()
  %6 = call i32 @h()
  call i32 @h()
  ret i32 %7
}

declare void @g()
declare i32 @h()

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %0, i32 %1) {
; CHECK-NEXT:   %3 = add i32 %0, %1
; CHECK-NEXT:   %4 = add i32 %3, 1
; CHECK-NEXT:   store i32 %4, ptr null
; CHECK-NEXT:   br label %5
; CHECK-NEXT: 5:
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   %6 = call i32 @h()
; CHECK-NEXT:   %7 = call i32 @h()
; CHECK-NEXT:   ret i32 %7
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: declare i32 @h()
