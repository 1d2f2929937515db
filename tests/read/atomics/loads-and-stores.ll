; Atomic accesses have an ordering, an alignment, and maybe a scope.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p, ptr addrspace(1) %q) {
  %1 = load atomic i32, ptr %p unordered, align 4
  %2 = load atomic i32, ptr %p monotonic, align 4
  %3 = load atomic volatile i32, ptr %p acquire, align 4
  %4 = load atomic i32, ptr addrspace(1) %q syncscope("agent") seq_cst, align 4, !my.kind !0
  %5 = load atomic float, ptr %p monotonic, align 4
  %6 = load atomic ptr, ptr %p monotonic, align 8
  store atomic i32 1, ptr %p unordered, align 4
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic volatile i32 1, ptr %p release, align 4
  store atomic i32 1, ptr addrspace(1) %q syncscope("singlethread") seq_cst, align 4
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p, ptr addrspace(1) %q) {
; CHECK-NEXT:   %1 = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   %2 = load atomic i32, ptr %p monotonic, align 4
; CHECK-NEXT:   %3 = load atomic volatile i32, ptr %p acquire, align 4
; CHECK-NEXT:   %4 = load atomic i32, ptr addrspace(1) %q syncscope("agent") seq_cst, align 4, !my.kind !0
; CHECK-NEXT:   %5 = load atomic float, ptr %p monotonic, align 4
; CHECK-NEXT:   %6 = load atomic ptr, ptr %p monotonic, align 8
; CHECK-NEXT:   store atomic i32 1, ptr %p unordered, align 4
; CHECK-NEXT:   store atomic i32 1, ptr %p monotonic, align 4
; CHECK-NEXT:   store atomic volatile i32 1, ptr %p release, align 4
; CHECK-NEXT:   store atomic i32 1, ptr addrspace(1) %q syncscope("singlethread") seq_cst, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
