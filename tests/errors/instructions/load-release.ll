; A load does not release.
; RUN: not spacecast print %s

define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p release, align 4
  ret i32 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: a load cannot be `release`
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = load atomic i32, ptr %p release, align 4
; CHECK-NEXT:   |        ^^^^
