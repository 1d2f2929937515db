; A function returns what its header says, also where the line is written as LLVM prints it.
; RUN: not spacecast print %s

define i32 @f(i64 %x) {
  ret i64 %x
}

; CHECK: this has type `i64`, but `i32` is expected
