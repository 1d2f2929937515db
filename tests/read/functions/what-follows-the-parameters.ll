; The properties of a function, in the order in which LLVM expects them.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

$g = comdat any

define void @f() unnamed_addr addrspace(0) nounwind section "text" partition "part" align 16 gc "shadow-stack" prefix i32 123 prologue i8 -112 personality ptr @personality !my.kind !0 {
  ret void
}

define void @g() #0 comdat align 2 {
  ret void
}

define void @h() comdat($g) {
  ret void
}

declare i32 @personality(...)

attributes #0 = { nounwind }

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: $g = comdat any
; CHECK-NEXT: define void @f() unnamed_addr addrspace(0) nounwind section "text" partition "part" align 16 gc "shadow-stack" prefix i32 123 prologue i8 -112 personality ptr @personality !my.kind !0 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @g() #0 comdat align 2 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @h() comdat($g) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i32 @personality(...)
; CHECK-NEXT: attributes #0 = { nounwind }
; CHECK-NEXT: !0 = !{}
