; Groups are numbered.
; RUN: not spacecast print %s

attributes #a = { nounwind }

; CHECK lines are written by BLESS=1
; CHECK: error: expected the number of an attribute group, such as `#0`, found `a`
; CHECK-NEXT:  --> %s:4:13
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | attributes #a = { nounwind }
; CHECK-NEXT:   |             ^
