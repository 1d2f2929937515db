; Other names for the same place, or for a place inside.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global [4 x i32] zeroinitializer
@s = addrspace(3) global i32 0

@b = alias [4 x i32], ptr @a
@c = alias i32, getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 1)
@d = alias i32, ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 2)
@e = internal unnamed_addr alias i32, ptr @a
@f = weak_odr dso_local hidden alias i32, ptr @a, partition "part"
@g = alias i32, ptr addrspace(3) @s
@h = alias i32, addrspacecast (ptr addrspace(3) @s to ptr)
@i = alias void (), ptr @function
@j = alias i8, inttoptr (i64 ptrtoint (ptr @a to i64) to ptr)

define void @function() {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @a = global [4 x i32] zeroinitializer
; CHECK-NEXT: @s = addrspace(3) global i32 0
; CHECK-NEXT: @b = alias [4 x i32], ptr @a
; CHECK-NEXT: @c = alias i32, getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 1)
; CHECK-NEXT: @d = alias i32, ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 2)
; CHECK-NEXT: @e = internal unnamed_addr alias i32, ptr @a
; CHECK-NEXT: @f = weak_odr dso_local hidden alias i32, ptr @a, partition "part"
; CHECK-NEXT: @g = alias i32, ptr addrspace(3) @s
; CHECK-NEXT: @h = alias i32, addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT: @i = alias void (), ptr @function
; CHECK-NEXT: @j = alias i8, inttoptr (i64 ptrtoint (ptr @a to i64) to ptr)
; CHECK-NEXT: define void @function() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
