; Memory is read and written with an alignment, and with metadata that says more.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p, ptr addrspace(3) %s, <4 x ptr> %v) {
  %1 = load i32, ptr %p
  %2 = load i32, ptr %p, align 4
  %3 = load volatile <4 x float>, ptr addrspace(3) %s, align 16
  %4 = load ptr, ptr %p, align 8, !nonnull !0, !align !1, !dereferenceable !1
  %5 = load i32, ptr %p, !range !2, !invariant.load !0, !noundef !0
  %6 = load { i32, ptr }, ptr %p
  store i32 1, ptr %p
  store volatile i64 -1, ptr addrspace(3) %s, align 8
  store <4 x ptr> %v, ptr %p, align 1, !nontemporal !3
  store i32 %1, ptr null, align 4294967296
  ret void
}

!0 = !{}
!1 = !{i64 8}
!2 = !{i32 0, i32 10, i32 20, i32 30}
!3 = !{i32 1}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p, ptr addrspace(3) %s, <4 x ptr> %v) {
; CHECK-NEXT:   %1 = load i32, ptr %p
; CHECK-NEXT:   %2 = load i32, ptr %p, align 4
; CHECK-NEXT:   %3 = load volatile <4 x float>, ptr addrspace(3) %s, align 16
; CHECK-NEXT:   %4 = load ptr, ptr %p, align 8, !nonnull !0, !align !1, !dereferenceable !1
; CHECK-NEXT:   %5 = load i32, ptr %p, !range !2, !invariant.load !0, !noundef !0
; CHECK-NEXT:   %6 = load { i32, ptr }, ptr %p
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   store volatile i64 -1, ptr addrspace(3) %s, align 8
; CHECK-NEXT:   store <4 x ptr> %v, ptr %p, align 1, !nontemporal !3
; CHECK-NEXT:   store i32 %1, ptr null, align 4294967296
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{i64 8}
; CHECK-NEXT: !2 = !{i32 0, i32 10, i32 20, i32 30}
; CHECK-NEXT: !3 = !{i32 1}
