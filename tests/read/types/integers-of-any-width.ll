; Integer types have any width from 1 to 8388608 bits.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@one = external global i1
@odd = external global i7
@word = external global i64
@wide = external global i129
@widest = external global i8388608

; CHECK lines are written by BLESS=1
; CHECK: @one = external global i1
; CHECK-NEXT: @odd = external global i7
; CHECK-NEXT: @word = external global i64
; CHECK-NEXT: @wide = external global i129
; CHECK-NEXT: @widest = external global i8388608
