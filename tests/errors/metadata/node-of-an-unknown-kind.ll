; Nodes have known names.
; RUN: not spacecast print %s

!0 = !DISomething(name: "x")

; CHECK lines are written by BLESS=1
; CHECK: error: expected a metadata node, found `DISomething`
; CHECK-NEXT:  --> %s:4:7
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DISomething(name: "x")
; CHECK-NEXT:   |       ^^^^^^^^^^^
