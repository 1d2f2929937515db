; As many as its type says.
; RUN: not spacecast print %s

declare void @g(i32, i32)

define void @f() {
  call void (i32, i32) @g(i32 1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this call has 1 arguments, its type has 2
; CHECK-NEXT:  --> %s:7:3
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   call void (i32, i32) @g(i32 1)
; CHECK-NEXT:   |   ^^^^
