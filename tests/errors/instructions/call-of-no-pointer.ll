; What is called is a pointer.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  call void %x()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: only pointers can be called
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   call void %x()
; CHECK-NEXT:   |        ^^^^
