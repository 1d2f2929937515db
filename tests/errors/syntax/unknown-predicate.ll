; A predicate of the other comparison.
; RUN: not spacecast print %s

define i1 @f(i32 %x) {
  %c = icmp olt i32 %x, 0
  ret i1 %c
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected a predicate such as `eq`, found `olt`
; CHECK-NEXT:  --> %s:5:13
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %c = icmp olt i32 %x, 0
; CHECK-NEXT:   |             ^^^
