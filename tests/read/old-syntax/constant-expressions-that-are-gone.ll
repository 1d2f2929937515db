; Expressions that LLVM once folded or kept, and no longer reads.
; LLVM: rejects expressions it has removed
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@g = global i32 0
@v = global <2 x i32> zeroinitializer

@a = global i64 mul (i64 ptrtoint (i32* @g to i64), i64 2)
@b = global i64 udiv exact (i64 ptrtoint (i32* @g to i64), i64 8)
@c = global i64 sdiv (i64 ptrtoint (i32* @g to i64), i64 8)
@d = global i64 urem (i64 ptrtoint (i32* @g to i64), i64 8)
@e = global i64 srem (i64 ptrtoint (i32* @g to i64), i64 8)
@f = global i64 and (i64 ptrtoint (i32* @g to i64), i64 -8)
@h = global i64 or (i64 ptrtoint (i32* @g to i64), i64 1)
@i = global i64 shl nuw nsw (i64 ptrtoint (i32* @g to i64), i64 1)
@j = global i64 lshr exact (i64 ptrtoint (i32* @g to i64), i64 1)
@k = global i64 ashr (i64 ptrtoint (i32* @g to i64), i64 1)
@l = global i1 icmp eq (i32* @g, i32* null)
@m = global i1 fcmp olt (float 1.0, float 2.0)
@n = global i32 select (i1 icmp ne (i32* @g, i32* null), i32 1, i32 2)
@o = global i128 zext (i64 ptrtoint (i32* @g to i64) to i128)
@p = global i128 sext (i64 ptrtoint (i32* @g to i64) to i128)
@q = global float fadd (float 1.0, float 2.0)
@r = global float fneg (float 1.0)
@s = global double fpext (float 1.0 to double)
@t = global float fptrunc (double 1.0 to float)
@u = global i32 fptoui (float 1.0 to i32)
@w = global float sitofp (i32 1 to float)
@x = global i32 extractvalue ({ i32, i32 } { i32 1, i32 2 }, 1)
@y = global { i32, i32 } insertvalue ({ i32, i32 } undef, i32 7, 0)
@z = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 0)
@aa = global <2 x i32> insertelement (<2 x i32> undef, i32 1, i32 0)
@ab = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> undef, <2 x i32> zeroinitializer)

; CHECK lines are written by BLESS=1
; CHECK: @g = global i32 0
; CHECK-NEXT: @v = global <2 x i32> zeroinitializer
; CHECK-NEXT: @a = global i64 mul (i64 ptrtoint (i32* @g to i64), i64 2)
; CHECK-NEXT: @b = global i64 udiv exact (i64 ptrtoint (i32* @g to i64), i64 8)
; CHECK-NEXT: @c = global i64 sdiv (i64 ptrtoint (i32* @g to i64), i64 8)
; CHECK-NEXT: @d = global i64 urem (i64 ptrtoint (i32* @g to i64), i64 8)
; CHECK-NEXT: @e = global i64 srem (i64 ptrtoint (i32* @g to i64), i64 8)
; CHECK-NEXT: @f = global i64 and (i64 ptrtoint (i32* @g to i64), i64 -8)
; CHECK-NEXT: @h = global i64 or (i64 ptrtoint (i32* @g to i64), i64 1)
; CHECK-NEXT: @i = global i64 shl nuw nsw (i64 ptrtoint (i32* @g to i64), i64 1)
; CHECK-NEXT: @j = global i64 lshr exact (i64 ptrtoint (i32* @g to i64), i64 1)
; CHECK-NEXT: @k = global i64 ashr (i64 ptrtoint (i32* @g to i64), i64 1)
; CHECK-NEXT: @l = global i1 icmp eq (i32* @g, i32* null)
; CHECK-NEXT: @m = global i1 fcmp olt (float 1.0, float 2.0)
; CHECK-NEXT: @n = global i32 select (i1 icmp ne (i32* @g, i32* null), i32 1, i32 2)
; CHECK-NEXT: @o = global i128 zext (i64 ptrtoint (i32* @g to i64) to i128)
; CHECK-NEXT: @p = global i128 sext (i64 ptrtoint (i32* @g to i64) to i128)
; CHECK-NEXT: @q = global float fadd (float 1.0, float 2.0)
; CHECK-NEXT: @r = global float fneg (float 1.0)
; CHECK-NEXT: @s = global double fpext (float 1.0 to double)
; CHECK-NEXT: @t = global float fptrunc (double 1.0 to float)
; CHECK-NEXT: @u = global i32 fptoui (float 1.0 to i32)
; CHECK-NEXT: @w = global float sitofp (i32 1 to float)
; CHECK-NEXT: @x = global i32 extractvalue ({ i32, i32 } { i32 1, i32 2 }, 1)
; CHECK-NEXT: @y = global { i32, i32 } insertvalue ({ i32, i32 } undef, i32 7, 0)
; CHECK-NEXT: @z = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 0)
; CHECK-NEXT: @aa = global <2 x i32> insertelement (<2 x i32> undef, i32 1, i32 0)
; CHECK-NEXT: @ab = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> undef, <2 x i32> zeroinitializer)
