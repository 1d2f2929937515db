; Arrays, structs and vectors name the type of every element.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%pair = type { i32, ptr }
%tight = type <{ i8, i32 }>

@a = global [3 x i32] [i32 1, i32 2, i32 3]
@b = global { i32, float } { i32 1, float 2.0 }
@c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@d = global <2 x i16> <i16 3, i16 -4>
@e = global %pair { i32 5, ptr @a }
@f = global %tight <{ i8 6, i32 7 }>
@g = global [2 x %pair] [%pair { i32 8, ptr null }, %pair zeroinitializer]
@h = global {} {}
@i = global [0 x i32] []
@j = global { [1 x { <1 x i1> }] } { [1 x { <1 x i1> }] [{ <1 x i1> } { <1 x i1> <i1 true> }] }

; CHECK lines are written by BLESS=1
; CHECK: %pair = type { i32, ptr }
; CHECK-NEXT: %tight = type <{ i8, i32 }>
; CHECK-NEXT: @a = global [3 x i32] [i32 1, i32 2, i32 3]
; CHECK-NEXT: @b = global { i32, float } { i32 1, float 2.0 }
; CHECK-NEXT: @c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
; CHECK-NEXT: @d = global <2 x i16> <i16 3, i16 -4>
; CHECK-NEXT: @e = global %pair { i32 5, ptr @a }
; CHECK-NEXT: @f = global %tight <{ i8 6, i32 7 }>
; CHECK-NEXT: @g = global [2 x %pair] [%pair { i32 8, ptr null }, %pair zeroinitializer]
; CHECK-NEXT: @h = global {} {}
; CHECK-NEXT: @i = global [0 x i32] []
; CHECK-NEXT: @j = global { [1 x { <1 x i1> }] } { [1 x { <1 x i1> }] [{ <1 x i1> } { <1 x i1> <i1 true> }] }
