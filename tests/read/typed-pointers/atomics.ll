; Atomic operations on typed pointers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32* %p, i64* %q) {
  %1 = cmpxchg i32* %p, i32 0, i32 1 acq_rel monotonic
  %2 = atomicrmw add i64* %q, i64 1 seq_cst
  %3 = load atomic i32, i32* %p seq_cst, align 4
  store atomic i32 1, i32* %p release, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32* %p, i64* %q) {
; CHECK-NEXT:   %1 = cmpxchg i32* %p, i32 0, i32 1 acq_rel monotonic
; CHECK-NEXT:   %2 = atomicrmw add i64* %q, i64 1 seq_cst
; CHECK-NEXT:   %3 = load atomic i32, i32* %p seq_cst, align 4
; CHECK-NEXT:   store atomic i32 1, i32* %p release, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
