; LLVM declares an intrinsic that is called without a declaration. So does nobody here: it stays as it is.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x) {
  %1 = call i32 @llvm.umax.i32(i32 %x, i32 7)
  call void @llvm.assume(i1 true)
  ret i32 %1
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.umax.i32(i32 %x, i32 7)
; CHECK-NEXT:   call void @llvm.assume(i1 true)
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
