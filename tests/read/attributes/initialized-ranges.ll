; Which bytes behind a pointer are written before they are read.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(ptr initializes((0, 4)))
declare void @b(ptr initializes((-8, 0), (4, 8), (100, 200)))

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(ptr initializes((0, 4)))
; CHECK-NEXT: declare void @b(ptr initializes((-8, 0), (4, 8), (100, 200)))
