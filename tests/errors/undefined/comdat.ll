; So must a comdat.
; RUN: not spacecast print %s

@a = global i32 0, comdat($group)

; CHECK lines are written by BLESS=1
; CHECK: error: the comdat `$group` is not defined
; CHECK-NEXT:  --> %s:4:28
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global i32 0, comdat($group)
; CHECK-NEXT:   |                            ^^^^^
