; Decimal and hexadecimal notation are both kept: what they stand for depends on the type.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global float 1.0
@b = global float -1.5e+3
@c = global double 1.25E-2
@d = global double +2.0
@e = global double 0x3FF0000000000000
@f = global float 0x7FF0000000000000
@g = global double 0xFFF8000000000000
@h = global double 4.
@i = global double 0.1

; CHECK lines are written by BLESS=1
; CHECK: @a = global float 1.0
; CHECK-NEXT: @b = global float -1.5e+3
; CHECK-NEXT: @c = global double 1.25E-2
; CHECK-NEXT: @d = global double +2.0
; CHECK-NEXT: @e = global double 0x3FF0000000000000
; CHECK-NEXT: @f = global float 0x7FF0000000000000
; CHECK-NEXT: @g = global double 0xFFF8000000000000
; CHECK-NEXT: @h = global double 4.
; CHECK-NEXT: @i = global double 0.1
