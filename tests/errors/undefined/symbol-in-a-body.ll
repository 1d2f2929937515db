; Only intrinsics can be called without being declared.
; RUN: not spacecast print %s

define void @f() {
  call void @g()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `@g` is not defined in this module
; CHECK-NEXT:  --> %s:5:13
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   call void @g()
; CHECK-NEXT:   |             ^^
