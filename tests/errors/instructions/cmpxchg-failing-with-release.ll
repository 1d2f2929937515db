; A failure stores nothing that could be released.
; RUN: not spacecast print %s

define void @f(ptr %p) {
  %x = cmpxchg ptr %p, i32 0, i32 1 seq_cst release
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: `cmpxchg` cannot have this ordering
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = cmpxchg ptr %p, i32 0, i32 1 seq_cst release
; CHECK-NEXT:   |        ^^^^^^^
