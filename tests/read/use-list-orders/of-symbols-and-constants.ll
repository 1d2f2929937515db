; The same for what belongs to the module.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0
@b = global ptr @a
@c = global ptr @a
@d = global [2 x ptr] [ptr @a, ptr @a]

define ptr @f() {
  ret ptr @a
}

uselistorder ptr @a, { 3, 1, 0, 2, 4 }

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: @b = global ptr @a
; CHECK-NEXT: @c = global ptr @a
; CHECK-NEXT: @d = global [2 x ptr] [ptr @a, ptr @a]
; CHECK-NEXT: define ptr @f() {
; CHECK-NEXT:   ret ptr @a
; CHECK-NEXT: }
; CHECK-NEXT: uselistorder ptr @a, { 3, 1, 0, 2, 4 }
