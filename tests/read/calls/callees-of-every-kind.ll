; What is called: a function, a value, a constant expression, an alias, an intrinsic.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@alias = alias void (i32), ptr @g

define void @g(i32 %x) {
  ret void
}

define void @f(ptr %p) {
  call void @g(i32 1)
  call void %p(i32 1)
  call void @alias(i32 1)
  call void inttoptr (i64 4096 to ptr)(i32 1)
  call void getelementptr (i8, ptr @g, i64 4)(i32 1)
  call void null(i32 1)
  call void undef(i32 1)
  call void @0()
  call void @llvm.donothing()
  %later.first = call ptr @h()
  call void %later.first()
  ret void
}

declare void @0()
declare ptr @h()
declare void @llvm.donothing()

; CHECK lines are written by BLESS=1
; CHECK: @alias = alias void (i32), ptr @g
; CHECK-NEXT: define void @g(i32 %x) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   call void @g(i32 1)
; CHECK-NEXT:   call void %p(i32 1)
; CHECK-NEXT:   call void @alias(i32 1)
; CHECK-NEXT:   call void inttoptr (i64 4096 to ptr)(i32 1)
; CHECK-NEXT:   call void getelementptr (i8, ptr @g, i64 4)(i32 1)
; CHECK-NEXT:   call void null(i32 1)
; CHECK-NEXT:   call void undef(i32 1)
; CHECK-NEXT:   call void @0()
; CHECK-NEXT:   call void @llvm.donothing()
; CHECK-NEXT:   %later.first = call ptr @h()
; CHECK-NEXT:   call void %later.first()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @0()
; CHECK-NEXT: declare ptr @h()
; CHECK-NEXT: declare void @llvm.donothing()
