; Every predicate of `fcmp`.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(float %x, <2 x double> %v) {
  %1 = fcmp false float %x, 0.0
  %2 = fcmp oeq float %x, 0.0
  %3 = fcmp ogt float %x, 0.0
  %4 = fcmp oge float %x, 0.0
  %5 = fcmp olt float %x, 0.0
  %6 = fcmp ole float %x, 0.0
  %7 = fcmp one float %x, 0.0
  %8 = fcmp ord float %x, 0.0
  %9 = fcmp ueq float %x, 0.0
  %10 = fcmp ugt float %x, 0.0
  %11 = fcmp uge float %x, 0.0
  %12 = fcmp ult float %x, 0.0
  %13 = fcmp ule float %x, 0.0
  %14 = fcmp une float %x, 0.0
  %15 = fcmp uno <2 x double> %v, zeroinitializer
  %16 = fcmp true float %x, 0.0
  %17 = fcmp nnan ninf oeq float %x, 0.0
  %18 = fcmp fast oeq float %x, 0.0
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(float %x, <2 x double> %v) {
; CHECK-NEXT:   %1 = fcmp false float %x, 0.0
; CHECK-NEXT:   %2 = fcmp oeq float %x, 0.0
; CHECK-NEXT:   %3 = fcmp ogt float %x, 0.0
; CHECK-NEXT:   %4 = fcmp oge float %x, 0.0
; CHECK-NEXT:   %5 = fcmp olt float %x, 0.0
; CHECK-NEXT:   %6 = fcmp ole float %x, 0.0
; CHECK-NEXT:   %7 = fcmp one float %x, 0.0
; CHECK-NEXT:   %8 = fcmp ord float %x, 0.0
; CHECK-NEXT:   %9 = fcmp ueq float %x, 0.0
; CHECK-NEXT:   %10 = fcmp ugt float %x, 0.0
; CHECK-NEXT:   %11 = fcmp uge float %x, 0.0
; CHECK-NEXT:   %12 = fcmp ult float %x, 0.0
; CHECK-NEXT:   %13 = fcmp ule float %x, 0.0
; CHECK-NEXT:   %14 = fcmp une float %x, 0.0
; CHECK-NEXT:   %15 = fcmp uno <2 x double> %v, zeroinitializer
; CHECK-NEXT:   %16 = fcmp true float %x, 0.0
; CHECK-NEXT:   %17 = fcmp nnan ninf oeq float %x, 0.0
; CHECK-NEXT:   %18 = fcmp fast oeq float %x, 0.0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
