; A store does not acquire.
; RUN: not spacecast print %s

define void @f(ptr %p) {
  store atomic i32 0, ptr %p acquire, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: a store cannot be `acquire`
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   store atomic i32 0, ptr %p acquire, align 4
; CHECK-NEXT:   |   ^^^^^
