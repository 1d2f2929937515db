; An integer has at least one bit.
; RUN: not spacecast print %s

@a = external global i0

; CHECK lines are written by BLESS=1
; CHECK: error: integer types have between 1 and 8388608 bits
; CHECK-NEXT:  --> %s:4:22
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = external global i0
; CHECK-NEXT:   |                      ^^
