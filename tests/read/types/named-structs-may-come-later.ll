; A name may be used before its struct is defined, and a struct need not have a body at all.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%outer = type { %inner, ptr, [2 x %inner] }
%packed = type <{ i8, %inner }>
%inner = type { i32, i64 }
%"with a blank" = type { i8 }
%no.body = type opaque
%empty = type {}

@a = global %outer zeroinitializer
@b = external global %no.body
@c = global %packed zeroinitializer
@d = global %"with a blank" { i8 1 }
@e = global %empty zeroinitializer

; CHECK lines are written by BLESS=1
; CHECK: %outer = type { %inner, ptr, [2 x %inner] }
; CHECK-NEXT: %packed = type <{ i8, %inner }>
; CHECK-NEXT: %inner = type { i32, i64 }
; CHECK-NEXT: %"with a blank" = type { i8 }
; CHECK-NEXT: %no.body = type opaque
; CHECK-NEXT: %empty = type {}
; CHECK-NEXT: @a = global %outer zeroinitializer
; CHECK-NEXT: @b = external global %no.body
; CHECK-NEXT: @c = global %packed zeroinitializer
; CHECK-NEXT: @d = global %"with a blank" { i8 1 }
; CHECK-NEXT: @e = global %empty zeroinitializer
