; The address of a symbol may matter nowhere, or nowhere in this module.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = unnamed_addr constant i32 0
@b = local_unnamed_addr constant i32 0
@c = private unnamed_addr constant [2 x i8] c"x\00"

define void @f() unnamed_addr {
  ret void
}

declare void @g() local_unnamed_addr

; CHECK lines are written by BLESS=1
; CHECK: @a = unnamed_addr constant i32 0
; CHECK-NEXT: @b = local_unnamed_addr constant i32 0
; CHECK-NEXT: @c = private unnamed_addr constant [2 x i8] c"x\00"
; CHECK-NEXT: define void @f() unnamed_addr {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g() local_unnamed_addr
