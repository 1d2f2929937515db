; Entries may be spread over lines.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @f()

^0 = module:
  (path: "a.o", ; a comment
   hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f")
^2 = blockcount: 0

; CHECK lines are written by BLESS=1
; CHECK: declare void @f()
; CHECK-NEXT: ^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
; CHECK-NEXT: ^1 = gv: (name: "f")
; CHECK-NEXT: ^2 = blockcount: 0
