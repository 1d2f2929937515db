; The condition of a branch is a bit.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  br i32 %x, label %a, label %a
a:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: the condition of a branch has type `i1`
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   br i32 %x, label %a, label %a
; CHECK-NEXT:   |   ^^
