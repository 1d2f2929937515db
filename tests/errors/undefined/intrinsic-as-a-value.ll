; An intrinsic that is not declared can be called, and nothing else.
; RUN: not spacecast print %s

define ptr @f() {
  ret ptr @llvm.donothing
}

; CHECK lines are written by BLESS=1
; CHECK: error: an intrinsic that is not declared can only be called
; CHECK-NEXT:  --> %s:5:11
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   ret ptr @llvm.donothing
; CHECK-NEXT:   |           ^^^^^^^^^^^^^^^
