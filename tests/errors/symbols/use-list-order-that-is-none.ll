; An order of uses is not the one they have anyway.
; RUN: not spacecast print %s

@a = global i32 0
@b = global [2 x ptr] [ptr @a, ptr @a]

uselistorder ptr @a, { 0, 1 }

; CHECK lines are written by BLESS=1
; CHECK: error: these are not the numbers from zero in another order
; CHECK-NEXT:  --> %s:7:22
; CHECK-NEXT:   |
; CHECK-NEXT: 7 | uselistorder ptr @a, { 0, 1 }
; CHECK-NEXT:   |                      ^
