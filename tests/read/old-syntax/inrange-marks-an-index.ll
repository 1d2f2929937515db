; Before LLVM 19, a mark in front of an index said which part of an object an address stays in.
; LLVM: rejects marks on indices
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@vtable = constant { [3 x i8*] } zeroinitializer
@a = global i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @vtable, i32 0, inrange i32 0, i32 2)
@b = global i8** getelementptr ({ [3 x i8*] }, { [3 x i8*] }* @vtable, inrange i64 0, i32 0, i64 1)

; CHECK lines are written by BLESS=1
; CHECK: @vtable = constant { [3 x i8*] } zeroinitializer
; CHECK-NEXT: @a = global i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @vtable, i32 0, inrange i32 0, i32 2)
; CHECK-NEXT: @b = global i8** getelementptr ({ [3 x i8*] }, { [3 x i8*] }* @vtable, inrange i64 0, i32 0, i64 1)
