; Attributes that concern what a pointer points to.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @f(i32* noalias nocapture readonly align 4 dereferenceable(4), { i32, i32 }* byval({ i32, i32 }) align 8, i8** nonnull)
declare void @g({ i64, i64 }* noalias sret({ i64, i64 }) align 8, i8* readnone)
declare noalias nonnull i8* @h()

; CHECK lines are written by BLESS=1
; CHECK: declare void @f(i32* noalias nocapture readonly align 4 dereferenceable(4), { i32, i32 }* byval({ i32, i32 }) align 8, i8** nonnull)
; CHECK-NEXT: declare void @g({ i64, i64 }* noalias sret({ i64, i64 }) align 8, i8* readnone)
; CHECK-NEXT: declare noalias nonnull i8* @h()
