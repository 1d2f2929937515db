; Since LLVM 15 a star is another way to write `ptr`, so that a file may have both.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i8 @f(ptr %p, i32* %q) {
  %a = load i8, i32* %p
  store i32* %q, ptr %p
  %b = getelementptr i8, float* %q, i64 1
  store i8 %a, ptr %b
  ret i8 %a
}

; CHECK lines are written by BLESS=1
; CHECK: define i8 @f(ptr %p, ptr %q) {
; CHECK-NEXT:   %a = load i8, ptr %p
; CHECK-NEXT:   store ptr %q, ptr %p
; CHECK-NEXT:   %b = getelementptr i8, ptr %q, i64 1
; CHECK-NEXT:   store i8 %a, ptr %b
; CHECK-NEXT:   ret i8 %a
; CHECK-NEXT: }
