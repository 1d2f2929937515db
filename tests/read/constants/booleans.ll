; A bit is `true` or `false`, or a number.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i1 true
@b = global i1 false
@c = global i1 1
@d = global i1 0
@e = global i1 -1
@f = global <4 x i1> <i1 true, i1 false, i1 0, i1 1>

; CHECK lines are written by BLESS=1
; CHECK: @a = global i1 true
; CHECK-NEXT: @b = global i1 false
; CHECK-NEXT: @c = global i1 true
; CHECK-NEXT: @d = global i1 false
; CHECK-NEXT: @e = global i1 true
; CHECK-NEXT: @f = global <4 x i1> <i1 true, i1 false, i1 false, i1 true>
