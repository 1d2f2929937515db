; Fences of every ordering, for everyone and for a scope.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  fence syncscope("block") acquire, !my.kind !0
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define void @f() {
; CHECK-NEXT:   fence acquire
; CHECK-NEXT:   fence release
; CHECK-NEXT:   fence acq_rel
; CHECK-NEXT:   fence seq_cst
; CHECK-NEXT:   fence syncscope("singlethread") seq_cst
; CHECK-NEXT:   fence syncscope("block") acquire, !my.kind !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
