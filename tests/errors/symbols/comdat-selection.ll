; So have the ways to choose among comdats.
; RUN: not spacecast print %s

$a = comdat first

; CHECK lines are written by BLESS=1
; CHECK: error: expected how the linker chooses, such as `any`, found `first`
; CHECK-NEXT:  --> %s:4:13
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | $a = comdat first
; CHECK-NEXT:   |             ^^^^^
