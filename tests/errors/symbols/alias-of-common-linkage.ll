; Linkages that need storage of their own are not for aliases.
; RUN: not spacecast print %s

@a = global i32 0
@b = common alias i32, ptr @a

; CHECK lines are written by BLESS=1
; CHECK: error: an alias cannot have this linkage
; CHECK-NEXT:  --> %s:5:1
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | @b = common alias i32, ptr @a
; CHECK-NEXT:   | ^^
