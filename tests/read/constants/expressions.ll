; Every constant expression that LLVM 22 has.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global [4 x { i32, i64 }] zeroinitializer
@s = addrspace(3) global i32 0

@b = global ptr getelementptr ({ i32, i64 }, ptr @a, i64 1)
@c = global ptr getelementptr inbounds ([4 x { i32, i64 }], ptr @a, i64 0, i64 2, i32 1)
@d = global ptr getelementptr nuw (i8, ptr @a, i64 8)
@e = global ptr getelementptr nusw nuw (i8, ptr @a, i64 8)
@f = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @a, i64 16)
@g = global i64 ptrtoint (ptr @a to i64)
@h = global i64 ptrtoaddr (ptr @a to i64)
@i = global ptr inttoptr (i64 4096 to ptr)
@j = global ptr addrspacecast (ptr addrspace(3) @s to ptr)
@k = global i32 trunc (i64 ptrtoint (ptr @a to i64) to i32)
@l = global i64 add (i64 ptrtoint (ptr @a to i64), i64 1)
@m = global i64 sub nuw nsw (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))
@n = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
@o = global i64 add nsw (i64 ptrtoint (ptr @a to i64), i64 2)
@p = global <2 x i32> bitcast (i64 ptrtoint (ptr @a to i64) to <2 x i32>)
@q = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @a, ptr @b>, <2 x i64> <i64 1, i64 2>)

; CHECK lines are written by BLESS=1
; CHECK: @a = global [4 x { i32, i64 }] zeroinitializer
; CHECK-NEXT: @s = addrspace(3) global i32 0
; CHECK-NEXT: @b = global ptr getelementptr ({ i32, i64 }, ptr @a, i64 1)
; CHECK-NEXT: @c = global ptr getelementptr inbounds ([4 x { i32, i64 }], ptr @a, i64 0, i64 2, i32 1)
; CHECK-NEXT: @d = global ptr getelementptr nuw (i8, ptr @a, i64 8)
; CHECK-NEXT: @e = global ptr getelementptr nusw nuw (i8, ptr @a, i64 8)
; CHECK-NEXT: @f = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @a, i64 16)
; CHECK-NEXT: @g = global i64 ptrtoint (ptr @a to i64)
; CHECK-NEXT: @h = global i64 ptrtoaddr (ptr @a to i64)
; CHECK-NEXT: @i = global ptr inttoptr (i64 4096 to ptr)
; CHECK-NEXT: @j = global ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT: @k = global i32 trunc (i64 ptrtoint (ptr @a to i64) to i32)
; CHECK-NEXT: @l = global i64 add (i64 ptrtoint (ptr @a to i64), i64 1)
; CHECK-NEXT: @m = global i64 sub nuw nsw (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))
; CHECK-NEXT: @n = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
; CHECK-NEXT: @o = global i64 add nsw (i64 ptrtoint (ptr @a to i64), i64 2)
; CHECK-NEXT: @p = global <2 x i32> bitcast (i64 ptrtoint (ptr @a to i64) to <2 x i32>)
; CHECK-NEXT: @q = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @a, ptr @b>, <2 x i64> <i64 1, i64 2>)
