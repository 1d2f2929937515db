; Since LLVM 15 a pointee means nothing, so that a wrong one does not matter.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i64 @f(i32* %p) {
  %x = load i64, i32* %p
  ret i64 %x
}

; CHECK lines are written by BLESS=1
; CHECK: define i64 @f(ptr %p) {
; CHECK-NEXT:   %x = load i64, ptr %p
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
