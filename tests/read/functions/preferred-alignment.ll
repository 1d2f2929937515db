; LLVM 23 has a preferred alignment beside the least one.
; LLVM: rejects `prefalign` in version 22
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() align 4 prefalign(16) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f() align 4 prefalign(16) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
