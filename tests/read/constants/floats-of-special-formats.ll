; Formats other than double have a letter in their hexadecimal form.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global half 0xH3C00
@b = global bfloat 0xR3F80
@c = global x86_fp80 0xK3FFF8000000000000000
@d = global fp128 0xL00000000000000003FFF000000000000
@e = global ppc_fp128 0xM3FF00000000000000000000000000000
@f = global half 1.0
@g = global bfloat 1.0

; CHECK lines are written by BLESS=1
; CHECK: @a = global half 0xH3C00
; CHECK-NEXT: @b = global bfloat 0xR3F80
; CHECK-NEXT: @c = global x86_fp80 0xK3FFF8000000000000000
; CHECK-NEXT: @d = global fp128 0xL00000000000000003FFF000000000000
; CHECK-NEXT: @e = global ppc_fp128 0xM3FF00000000000000000000000000000
; CHECK-NEXT: @f = global half 1.0
; CHECK-NEXT: @g = global bfloat 1.0
