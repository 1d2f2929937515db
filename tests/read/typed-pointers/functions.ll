; Pointers to functions, also to ones with `...`, and calls through them.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare i32 @printf(i8*, ...)
@table = global [2 x i32 (i8*, ...)*] [i32 (i8*, ...)* @printf, i32 (i8*, ...)* null]
@.str = private constant [3 x i8] c"%d\00"

define i32 (i8*, ...)* @get() {
  ret i32 (i8*, ...)* @printf
}

define void @f(void ()* %callee, i32 (i32)** %where) {
  call void %callee()
  %g = load i32 (i32)*, i32 (i32)** %where
  %1 = call i32 %g(i32 1)
  %2 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 %1)
  call void bitcast (i32 (i8*, ...)* @printf to void (i8*)*)(i8* null)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare i32 @printf(i8*, ...)
; CHECK-NEXT: @table = global [2 x i32 (i8*, ...)*] [i32 (i8*, ...)* @printf, i32 (i8*, ...)* null]
; CHECK-NEXT: @.str = private constant [3 x i8] c"%d\00"
; CHECK-NEXT: define i32 (i8*, ...)* @get() {
; CHECK-NEXT:   ret i32 (i8*, ...)* @printf
; CHECK-NEXT: }
; CHECK-NEXT: define void @f(void ()* %callee, i32 (i32)** %where) {
; CHECK-NEXT:   call void %callee()
; CHECK-NEXT:   %g = load i32 (i32)*, i32 (i32)** %where
; CHECK-NEXT:   %1 = call i32 %g(i32 1)
; CHECK-NEXT:   %2 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 %1)
; CHECK-NEXT:   call void bitcast (i32 (i8*, ...)* @printf to void (i8*)*)(i8* null)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
