; Blocks stand in any order; what matters is the order in which they run.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i1 %c) {
entry:
  br label %first
last:
  %sum = add i32 %x, %y
  %wide = zext i32 %sum to i64
  %elem = getelementptr i32, ptr %p, i64 %wide
  %z = load i32, ptr %elem, align 4
  ret i32 %z
first:
  %x = add i32 1, 2
  %y = sub i32 3, 4
  %p = alloca i32, align 4
  br label %last
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %first
; CHECK-NEXT: last:
; CHECK-NEXT:   %sum = add i32 %x, %y
; CHECK-NEXT:   %wide = zext i32 %sum to i64
; CHECK-NEXT:   %elem = getelementptr i32, ptr %p, i64 %wide
; CHECK-NEXT:   %z = load i32, ptr %elem, align 4
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: first:
; CHECK-NEXT:   %x = add i32 1, 2
; CHECK-NEXT:   %y = sub i32 3, 4
; CHECK-NEXT:   %p = alloca i32, align 4
; CHECK-NEXT:   br label %last
; CHECK-NEXT: }
