; Every operation that reads, modifies and writes.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p, i32 %x, float %y, ptr addrspace(1) %q) {
  %1 = atomicrmw xchg ptr %p, i32 %x monotonic
  %2 = atomicrmw add ptr %p, i32 %x acquire
  %3 = atomicrmw sub ptr %p, i32 %x release
  %4 = atomicrmw and ptr %p, i32 %x acq_rel
  %5 = atomicrmw nand ptr %p, i32 %x seq_cst
  %6 = atomicrmw or ptr %p, i32 %x seq_cst, align 4
  %7 = atomicrmw xor ptr %p, i32 %x seq_cst
  %8 = atomicrmw max ptr %p, i32 %x seq_cst
  %9 = atomicrmw min ptr %p, i32 %x seq_cst
  %10 = atomicrmw umax ptr %p, i32 %x seq_cst
  %11 = atomicrmw umin ptr %p, i32 %x seq_cst
  %12 = atomicrmw fadd ptr %p, float %y seq_cst
  %13 = atomicrmw fsub ptr %p, float %y seq_cst
  %14 = atomicrmw fmax ptr %p, float %y seq_cst
  %15 = atomicrmw fmin ptr %p, float %y seq_cst
  %16 = atomicrmw fmaximum ptr %p, float %y seq_cst
  %17 = atomicrmw fminimum ptr %p, float %y seq_cst
  %18 = atomicrmw uinc_wrap ptr %p, i32 %x seq_cst
  %19 = atomicrmw udec_wrap ptr %p, i32 %x seq_cst
  %20 = atomicrmw usub_cond ptr %p, i32 %x seq_cst
  %21 = atomicrmw usub_sat ptr %p, i32 %x seq_cst
  %22 = atomicrmw volatile add ptr addrspace(1) %q, i64 1 syncscope("device") monotonic, align 8, !my.kind !0
  %23 = atomicrmw xchg ptr %p, float %y monotonic
  %24 = atomicrmw xchg ptr %p, ptr null monotonic
  %25 = atomicrmw fadd ptr %p, <2 x half> zeroinitializer monotonic
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p, i32 %x, float %y, ptr addrspace(1) %q) {
; CHECK-NEXT:   %1 = atomicrmw xchg ptr %p, i32 %x monotonic
; CHECK-NEXT:   %2 = atomicrmw add ptr %p, i32 %x acquire
; CHECK-NEXT:   %3 = atomicrmw sub ptr %p, i32 %x release
; CHECK-NEXT:   %4 = atomicrmw and ptr %p, i32 %x acq_rel
; CHECK-NEXT:   %5 = atomicrmw nand ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %6 = atomicrmw or ptr %p, i32 %x seq_cst, align 4
; CHECK-NEXT:   %7 = atomicrmw xor ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %8 = atomicrmw max ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %9 = atomicrmw min ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %10 = atomicrmw umax ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %11 = atomicrmw umin ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %12 = atomicrmw fadd ptr %p, float %y seq_cst
; CHECK-NEXT:   %13 = atomicrmw fsub ptr %p, float %y seq_cst
; CHECK-NEXT:   %14 = atomicrmw fmax ptr %p, float %y seq_cst
; CHECK-NEXT:   %15 = atomicrmw fmin ptr %p, float %y seq_cst
; CHECK-NEXT:   %16 = atomicrmw fmaximum ptr %p, float %y seq_cst
; CHECK-NEXT:   %17 = atomicrmw fminimum ptr %p, float %y seq_cst
; CHECK-NEXT:   %18 = atomicrmw uinc_wrap ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %19 = atomicrmw udec_wrap ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %20 = atomicrmw usub_cond ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %21 = atomicrmw usub_sat ptr %p, i32 %x seq_cst
; CHECK-NEXT:   %22 = atomicrmw volatile add ptr addrspace(1) %q, i64 1 syncscope("device") monotonic, align 8, !my.kind !0
; CHECK-NEXT:   %23 = atomicrmw xchg ptr %p, float %y monotonic
; CHECK-NEXT:   %24 = atomicrmw xchg ptr %p, ptr null monotonic
; CHECK-NEXT:   %25 = atomicrmw fadd ptr %p, <2 x half> zeroinitializer monotonic
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
