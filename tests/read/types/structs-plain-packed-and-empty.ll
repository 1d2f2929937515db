; Literal structs.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = external global {}
@b = external global <{}>
@c = external global { i32 }
@d = external global <{ i8, i32 }>
@e = external global { { i8, <{ i16 }> }, [2 x { ptr }] }

; CHECK lines are written by BLESS=1
; CHECK: @a = external global {}
; CHECK-NEXT: @b = external global <{}>
; CHECK-NEXT: @c = external global { i32 }
; CHECK-NEXT: @d = external global <{ i8, i32 }>
; CHECK-NEXT: @e = external global { { i8, <{ i16 }> }, [2 x { ptr }] }
