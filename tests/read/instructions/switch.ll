; A switch has any number of cases, on one line or many.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32 %x, i128 %y) {
  switch i32 %x, label %a []
a:
  switch i32 %x, label %b [ i32 0, label %a i32 1, label %b ], !prof !0
b:
  switch i128 %y, label %c [
    i128 -1, label %a
    i128 170141183460469231731687303715884105727, label %b
  ]
c:
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 2, i32 3}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32 %x, i128 %y) {
; CHECK-NEXT:   switch i32 %x, label %a [
; CHECK-NEXT:   ]
; CHECK-NEXT: a:
; CHECK-NEXT:   switch i32 %x, label %b [
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:   ], !prof !0
; CHECK-NEXT: b:
; CHECK-NEXT:   switch i128 %y, label %c [
; CHECK-NEXT:     i128 -1, label %a
; CHECK-NEXT:     i128 170141183460469231731687303715884105727, label %b
; CHECK-NEXT:   ]
; CHECK-NEXT: c:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{!"branch_weights", i32 1, i32 2, i32 3}
