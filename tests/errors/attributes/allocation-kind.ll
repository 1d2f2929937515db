; Kinds of allocation have names.
; RUN: not spacecast print %s

declare ptr @f() allockind("new")

; CHECK lines are written by BLESS=1
; CHECK: error: an allocation kind is one of alloc, realloc, free, uninitialized, zeroed, aligned
; CHECK-NEXT:  --> %s:4:28
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare ptr @f() allockind("new")
; CHECK-NEXT:   |                            ^
