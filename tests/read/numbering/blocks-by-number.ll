; A label may be a number, and one that is due may be left out.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i1 %c) {
  br i1 %c, label %1, label %2
1:
  br label %3
  br label %3
3:
  %4 = phi i32 [ 0, %1 ], [ 1, %2 ]
  br label %last
last:
  ret void
}

define void @g() {
0:
  br label %1
1:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %1, label %2
; CHECK-NEXT: 1:
; CHECK-NEXT:   br label %3
; CHECK-NEXT: 2:
; CHECK-NEXT:   br label %3
; CHECK-NEXT: 3:
; CHECK-NEXT:   %4 = phi i32 [ 0, %1 ], [ 1, %2 ]
; CHECK-NEXT:   br label %last
; CHECK-NEXT: last:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @g() {
; CHECK-NEXT:   br label %1
; CHECK-NEXT: 1:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
