; A body has a block, and a block has an instruction.
; RUN: not spacecast print %s

define void @f() {
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected a block: a body has at least one, found `}`
; CHECK-NEXT:  --> %s:5:1
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | }
; CHECK-NEXT:   | ^
