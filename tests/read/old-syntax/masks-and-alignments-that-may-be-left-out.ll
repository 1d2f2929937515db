; Atomic operations had no alignment before LLVM 11, and still need none.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32* %p) {
  %1 = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst
  %2 = atomicrmw volatile umax i32* %p, i32 1 syncscope("agent-one-as") monotonic
  %3 = alloca i32
  %4 = load i32, i32* %3
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32* %p) {
; CHECK-NEXT:   %1 = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst
; CHECK-NEXT:   %2 = atomicrmw volatile umax i32* %p, i32 1 syncscope("agent-one-as") monotonic
; CHECK-NEXT:   %3 = alloca i32
; CHECK-NEXT:   %4 = load i32, i32* %3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
