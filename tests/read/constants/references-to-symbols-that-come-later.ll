; The initialiser of a variable may refer to what is defined after it.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global ptr @b
@b = global { ptr, ptr } { ptr @a, ptr @f }
@c = global ptr @0
@d = global ptr @alias

define void @f() {
  ret void
}

@0 = global i32 0
@alias = alias i32, ptr @0

; CHECK lines are written by BLESS=1
; CHECK: @a = global ptr @b
; CHECK-NEXT: @b = global { ptr, ptr } { ptr @a, ptr @f }
; CHECK-NEXT: @c = global ptr @0
; CHECK-NEXT: @d = global ptr @alias
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: @0 = global i32 0
; CHECK-NEXT: @alias = alias i32, ptr @0
