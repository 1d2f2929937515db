; The same in a body.
; RUN: not spacecast print %s

define void @f() {
  %x = alloca %missing
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: the type `%missing` is not defined
; CHECK-NEXT:  --> %s:5:15
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = alloca %missing
; CHECK-NEXT:   |               ^^^^^^^^
