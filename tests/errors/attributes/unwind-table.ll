; Unwind tables are for synchronous or asynchronous unwinding.
; RUN: not spacecast print %s

declare void @f() uwtable(later)

; CHECK lines are written by BLESS=1
; CHECK: error: expected `sync` or `async`, found `later`
; CHECK-NEXT:  --> %s:4:27
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f() uwtable(later)
; CHECK-NEXT:   |                           ^^^^^
