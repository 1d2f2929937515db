; An integer is written in decimal, with a sign, or in hexadecimal as unsigned or signed.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0
@b = global i32 -1
@c = global i8 255
@d = global i64 -9223372036854775808
@e = global i64 18446744073709551615
@f = global i128 170141183460469231731687303715884105727
@g = global i128 -170141183460469231731687303715884105728
@h = global i16 u0xFFFF
@i = global i16 s0xFFFF
@j = global i256 u0x123456789abcdef0123456789ABCDEF

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: @b = global i32 -1
; CHECK-NEXT: @c = global i8 255
; CHECK-NEXT: @d = global i64 -9223372036854775808
; CHECK-NEXT: @e = global i64 18446744073709551615
; CHECK-NEXT: @f = global i128 170141183460469231731687303715884105727
; CHECK-NEXT: @g = global i128 -170141183460469231731687303715884105728
; CHECK-NEXT: @h = global i16 u0xFFFF
; CHECK-NEXT: @i = global i16 s0xFFFF
; CHECK-NEXT: @j = global i256 u0x123456789abcdef0123456789ABCDEF
