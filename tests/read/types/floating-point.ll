; Every floating-point type.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = external global half
@b = external global bfloat
@c = external global float
@d = external global double
@e = external global x86_fp80
@f = external global fp128
@g = external global ppc_fp128

; CHECK lines are written by BLESS=1
; CHECK: @a = external global half
; CHECK-NEXT: @b = external global bfloat
; CHECK-NEXT: @c = external global float
; CHECK-NEXT: @d = external global double
; CHECK-NEXT: @e = external global x86_fp80
; CHECK-NEXT: @f = external global fp128
; CHECK-NEXT: @g = external global ppc_fp128
