; Functions that are chosen when the program is loaded.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = ifunc void (i32), ptr @resolver
@b = internal ifunc i32 (), ptr @resolver
@c = dso_local ifunc void (), ptr @resolver, partition "part"

define ptr @resolver() {
  ret ptr null
}

define void @f() {
  call void @a(i32 1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @a = ifunc void (i32), ptr @resolver
; CHECK-NEXT: @b = internal ifunc i32 (), ptr @resolver
; CHECK-NEXT: @c = dso_local ifunc void (), ptr @resolver, partition "part"
; CHECK-NEXT: define ptr @resolver() {
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   call void @a(i32 1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
