; A branch needs a block to go to.
; RUN: not spacecast print %s

define void @f() {
  br label %nowhere
}

; CHECK lines are written by BLESS=1
; CHECK: error: there is no block `%nowhere` in this function
; CHECK-NEXT:  --> %s:5:12
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   br label %nowhere
; CHECK-NEXT:   |            ^^^^^^^^
