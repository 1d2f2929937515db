; Compare and exchange has one ordering for success and one for failure.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p, ptr addrspace(3) %s) {
  %1 = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %2 = cmpxchg ptr %p, i32 0, i32 1 acq_rel acquire, align 4
  %3 = cmpxchg weak ptr %p, i32 0, i32 1 seq_cst seq_cst, align 8
  %4 = cmpxchg volatile ptr %p, i64 0, i64 1 release monotonic
  %5 = cmpxchg weak volatile ptr addrspace(3) %s, i32 0, i32 1 syncscope("block") acquire seq_cst, align 4, !my.kind !0
  %6 = cmpxchg ptr %p, ptr null, ptr %p monotonic acquire
  %7 = extractvalue { i32, i1 } %1, 1
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p, ptr addrspace(3) %s) {
; CHECK-NEXT:   %1 = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
; CHECK-NEXT:   %2 = cmpxchg ptr %p, i32 0, i32 1 acq_rel acquire, align 4
; CHECK-NEXT:   %3 = cmpxchg weak ptr %p, i32 0, i32 1 seq_cst seq_cst, align 8
; CHECK-NEXT:   %4 = cmpxchg volatile ptr %p, i64 0, i64 1 release monotonic
; CHECK-NEXT:   %5 = cmpxchg weak volatile ptr addrspace(3) %s, i32 0, i32 1 syncscope("block") acquire seq_cst, align 4, !my.kind !0
; CHECK-NEXT:   %6 = cmpxchg ptr %p, ptr null, ptr %p monotonic acquire
; CHECK-NEXT:   %7 = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
