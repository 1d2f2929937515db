; What is defined cannot be `extern_weak`.
; RUN: not spacecast print %s

define extern_weak void @f() {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `extern_weak` does not fit the definition of a function
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | define extern_weak void @f() {
; CHECK-NEXT:   | ^^^^^^
