; Entries of the summary have a kind.
; RUN: not spacecast print %s

^0 = thing: (x: 1)

; CHECK lines are written by BLESS=1
; CHECK: error: expected `module`, `gv`, `typeid`, `flags` or `blockcount`, found `thing`
; CHECK-NEXT:  --> %s:4:6
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | ^0 = thing: (x: 1)
; CHECK-NEXT:   |      ^^^^^
