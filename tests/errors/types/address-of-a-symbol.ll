; A symbol is an address in its address space.
; RUN: not spacecast print %s

@a = addrspace(3) global i32 0
@b = global ptr @a

; CHECK lines are written by BLESS=1
; CHECK: error: this has type `ptr addrspace(3)`, but `ptr` is expected
; CHECK-NEXT:  --> %s:5:17
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | @b = global ptr @a
; CHECK-NEXT:   |                 ^^
