; Blocks and values share their names.
; RUN: not spacecast print %s

define void @f(i1 %a) {
  ret void
a:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `%a` is already defined in this function
; CHECK-NEXT:  --> %s:6:1
; CHECK-NEXT:   |
; CHECK-NEXT: 6 | a:
; CHECK-NEXT:   | ^
