; The address of a block, by name or number, inside its function and outside.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = constant ptr blockaddress(@f, %target)
@b = constant [2 x ptr] [ptr blockaddress(@f, %target), ptr blockaddress(@g, %1)]

define ptr @f() {
  br label %target
target:
  ret ptr blockaddress(@f, %target)
}

define ptr @g() {
  br label %1
1:
  ret ptr blockaddress(@f, %target)
}

; CHECK lines are written by BLESS=1
; CHECK: @a = constant ptr blockaddress(@f, %target)
; CHECK-NEXT: @b = constant [2 x ptr] [ptr blockaddress(@f, %target), ptr blockaddress(@g, %1)]
; CHECK-NEXT: define ptr @f() {
; CHECK-NEXT:   br label %target
; CHECK-NEXT: target:
; CHECK-NEXT:   ret ptr blockaddress(@f, %target)
; CHECK-NEXT: }
; CHECK-NEXT: define ptr @g() {
; CHECK-NEXT:   br label %1
; CHECK-NEXT: 1:
; CHECK-NEXT:   ret ptr blockaddress(@f, %target)
; CHECK-NEXT: }
