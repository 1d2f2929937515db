; The other ways to refer to something.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@g = global [2 x i32] zeroinitializer
@a = alias [2 x i32], [2 x i32]* @g
@b = alias i32, getelementptr inbounds ([2 x i32], [2 x i32]* @g, i32 0, i32 1)
@c = internal alias i32, bitcast ([2 x i32]* @g to i32*)
@i = ifunc void (i32), void (i32)* ()* @resolve
@labels = global [1 x i8*] [i8* blockaddress(@f, %target)]

define internal void (i32)* @resolve() {
  ret void (i32)* null
}

define void @f() {
  br label %target
target:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @g = global [2 x i32] zeroinitializer
; CHECK-NEXT: @a = alias [2 x i32], [2 x i32]* @g
; CHECK-NEXT: @b = alias i32, getelementptr inbounds ([2 x i32], [2 x i32]* @g, i32 0, i32 1)
; CHECK-NEXT: @c = internal alias i32, bitcast ([2 x i32]* @g to i32*)
; CHECK-NEXT: @i = ifunc void (i32), void (i32)* ()* @resolve
; CHECK-NEXT: @labels = global [1 x i8*] [i8* blockaddress(@f, %target)]
; CHECK-NEXT: define internal void (i32)* @resolve() {
; CHECK-NEXT:   ret void (i32)* null
; CHECK-NEXT: }
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   br label %target
; CHECK-NEXT: target:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
