; A number stays a number, also where it has a name.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare cc 10 void @a()
declare cc10 void @b()
declare cc 0 void @c()
declare cc 1023 void @d()

define cc 11 void @e() {
  call cc 10 void @a()
  call cc 10 void @b()
  call cc 1023 void @d()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare cc 10 void @a()
; CHECK-NEXT: declare cc 10 void @b()
; CHECK-NEXT: declare cc 0 void @c()
; CHECK-NEXT: declare cc 1023 void @d()
; CHECK-NEXT: define cc 11 void @e() {
; CHECK-NEXT:   call cc 10 void @a()
; CHECK-NEXT:   call cc 10 void @b()
; CHECK-NEXT:   call cc 1023 void @d()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
