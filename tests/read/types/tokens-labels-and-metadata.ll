; Types of values that are not in registers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.donothing()
declare i64 @llvm.read_register.i64(metadata)

define i64 @f() {
  %token = call token @llvm.call.preallocated.setup(i32 1)
  %arg = call ptr @llvm.call.preallocated.arg(token %token, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %arg) [ "preallocated"(token %token) ]
  %sp = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %sp
}

declare void @g(ptr preallocated(i32))

!0 = !{!"sp"}

; CHECK lines are written by BLESS=1
; CHECK: declare token @llvm.call.preallocated.setup(i32)
; CHECK-NEXT: declare ptr @llvm.call.preallocated.arg(token, i32)
; CHECK-NEXT: declare void @llvm.donothing()
; CHECK-NEXT: declare i64 @llvm.read_register.i64(metadata)
; CHECK-NEXT: define i64 @f() {
; CHECK-NEXT:   %token = call token @llvm.call.preallocated.setup(i32 1)
; CHECK-NEXT:   %arg = call ptr @llvm.call.preallocated.arg(token %token, i32 0) preallocated(i32)
; CHECK-NEXT:   call void @g(ptr preallocated(i32) %arg) [ "preallocated"(token %token) ]
; CHECK-NEXT:   %sp = call i64 @llvm.read_register.i64(metadata !0)
; CHECK-NEXT:   ret i64 %sp
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g(ptr preallocated(i32))
; CHECK-NEXT: !0 = !{!"sp"}
