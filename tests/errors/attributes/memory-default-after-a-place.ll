; What holds for everything comes first.
; RUN: not spacecast print %s

declare void @f() memory(argmem: read, write)

; CHECK lines are written by BLESS=1
; CHECK: error: the access for everything else comes first
; CHECK-NEXT:  --> %s:4:40
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | declare void @f() memory(argmem: read, write)
; CHECK-NEXT:   |                                        ^^^^^
