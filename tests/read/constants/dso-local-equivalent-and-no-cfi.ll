; Special references to functions.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a()
define void @b() {
  ret void
}

@x = constant ptr dso_local_equivalent @a
@y = constant ptr no_cfi @b
@z = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @b to i64), i64 ptrtoint (ptr @x to i64)) to i32)

; CHECK lines are written by BLESS=1
; CHECK: declare void @a()
; CHECK-NEXT: define void @b() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: @x = constant ptr dso_local_equivalent @a
; CHECK-NEXT: @y = constant ptr no_cfi @b
; CHECK-NEXT: @z = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @b to i64), i64 ptrtoint (ptr @x to i64)) to i32)
