; The text ends in a comment that is not closed; the message is about where the comment begins.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: expected a top-level entity, found `/`
; CHECK-NEXT:   --> %s:10:19
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | @a = global i32 0 /* never
; CHECK-NEXT:    |                   ^

@a = global i32 0 /* never
closed