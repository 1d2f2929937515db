; An alignment is a power of two.
; RUN: not spacecast print %s

declare void @f(ptr align 3)

; CHECK lines are written by BLESS=1
; CHECK: error: an alignment is a power of two up to 4294967296
; CHECK-NEXT:  --> %s:4:27
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f(ptr align 3)
; CHECK-NEXT:   |                           ^
