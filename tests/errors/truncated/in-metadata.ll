; The text ends in a node.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: expected a type, found the end of the file
; CHECK-NEXT:   --> %s:10:14
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | !0 = !{i32 1,
; CHECK-NEXT:    |              ^

!0 = !{i32 1,