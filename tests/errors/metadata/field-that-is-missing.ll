; Some fields must be there.
; RUN: not spacecast print %s

!0 = !DIFile(filename: "a.c")

; CHECK lines are written by BLESS=1
; CHECK: error: `!DIFile` needs the field `directory`
; CHECK-NEXT:  --> %s:4:6
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DIFile(filename: "a.c")
; CHECK-NEXT:   |      ^^^^^^^
