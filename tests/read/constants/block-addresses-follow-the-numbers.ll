; Where canonical text closes the gaps between numbers, the addresses of blocks follow.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = constant ptr blockaddress(@f, %30)

define ptr @f() {
10:
  br label %30
30:
  ret ptr blockaddress(@f, %30)
}

; CHECK lines are written by BLESS=1
; CHECK: @a = constant ptr blockaddress(@f, %1)
; CHECK-NEXT: define ptr @f() {
; CHECK-NEXT:   br label %1
; CHECK-NEXT: 1:
; CHECK-NEXT:   ret ptr blockaddress(@f, %1)
; CHECK-NEXT: }
