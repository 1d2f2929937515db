; The block of an address is one of its function.
; RUN: not spacecast print %s

@a = global ptr blockaddress(@f, %nowhere)

define void @f() {
  br label %next
next:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this function has no such block
; CHECK-NEXT:  --> %s:4:17
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | @a = global ptr blockaddress(@f, %nowhere)
; CHECK-NEXT:   |                 ^^^^^^^^^^^^
