; Models of thread-local storage have names.
; RUN: not spacecast print %s

@a = thread_local(fast) global i32 0

; CHECK lines are written by BLESS=1
; CHECK: error: expected `localdynamic`, `initialexec` or `localexec`, found `fast`
; CHECK-NEXT:  --> %s:4:19
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = thread_local(fast) global i32 0
; CHECK-NEXT:   |                   ^^^^
