; A type that is used has to be defined, or declared opaque.
; RUN: not spacecast print %s

@a = external global %missing

; CHECK lines are written by BLESS=1
; CHECK: error: this type is used but never defined
; CHECK-NEXT:  --> %s:4:22
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = external global %missing
; CHECK-NEXT:   |                      ^^^^^^^^
