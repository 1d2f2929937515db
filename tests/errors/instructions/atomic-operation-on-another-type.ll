; `fadd` adds floating-point numbers.
; RUN: not spacecast print %s

define void @f(ptr %p) {
  %x = atomicrmw fadd ptr %p, i32 1 seq_cst
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `atomicrmw fadd` does not work on this type
; CHECK-NEXT:  --> %s:5:18
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = atomicrmw fadd ptr %p, i32 1 seq_cst
; CHECK-NEXT:   |                  ^^^^
