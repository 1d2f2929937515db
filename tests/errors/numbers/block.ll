; Blocks count as well: the first one has number 1 here.
; RUN: not spacecast print %s

define void @f(i32 %0) {
  br label %1
1:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this value is numbered 1, but numbers go on from 2 here
; CHECK-NEXT:  --> %s:6:1
; CHECK-NEXT:   |
; CHECK-NEXT: 6 | 1:
; CHECK-NEXT:   | ^
