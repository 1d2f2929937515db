; An atomic access needs its alignment.
; RUN: not spacecast print %s

define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p seq_cst
  ret i32 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: an atomic access needs `align`
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = load atomic i32, ptr %p seq_cst
; CHECK-NEXT:   |        ^^^^
