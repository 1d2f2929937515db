; A string is an array of bytes; two hexadecimal digits after a backslash stand for one of them.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = constant [6 x i8] c"hello\00"
@b = constant [4 x i8] c"\01\FF\22\5C"
@c = constant [2 x i8] c"\\\0a"
@d = constant [0 x i8] c""
@e = constant [3 x i8] c"a;b"
@f = constant [2 x i8] c"}{"
@g = constant [3 x i8] c"\zz"
@h = constant [2 x i8] c"é"

; CHECK lines are written by BLESS=1
; CHECK: @a = constant [6 x i8] c"hello\00"
; CHECK-NEXT: @b = constant [4 x i8] c"\01\FF\22\5C"
; CHECK-NEXT: @c = constant [2 x i8] c"\\\0a"
; CHECK-NEXT: @d = constant [0 x i8] c""
; CHECK-NEXT: @e = constant [3 x i8] c"a;b"
; CHECK-NEXT: @f = constant [2 x i8] c"}{"
; CHECK-NEXT: @g = constant [3 x i8] c"\zz"
; CHECK-NEXT: @h = constant [2 x i8] c"é"
