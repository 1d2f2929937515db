; Only attachments follow the operands.
; RUN: not spacecast print %s

define void @f(ptr %p) {
  store i32 0, ptr %p, nontemporal
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected `align`, found `nontemporal`
; CHECK-NEXT:  --> %s:5:24
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   store i32 0, ptr %p, nontemporal
; CHECK-NEXT:   |                        ^^^^^^^^^^^
