; Every floating-point operation with every fast-math flag.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(float %x, <2 x double> %v) {
  %1 = fneg float %x
  %2 = fneg nnan float %x
  %3 = fadd ninf float %x, 1.0
  %4 = fsub nsz float %x, %x
  %5 = fmul arcp <2 x double> %v, %v
  %6 = fdiv contract float %x, %x
  %7 = frem afn float %x, %x
  %8 = fadd reassoc float %x, %x
  %9 = fadd fast float %x, %x
  %10 = fadd reassoc nnan ninf nsz arcp contract afn float %x, %x
  %11 = fmul contract nnan float %x, 0x3FB99999A0000000
  %12 = fadd float %x, %x, !fpmath !0
  ret void
}

!0 = !{float 2.5}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(float %x, <2 x double> %v) {
; CHECK-NEXT:   %1 = fneg float %x
; CHECK-NEXT:   %2 = fneg nnan float %x
; CHECK-NEXT:   %3 = fadd ninf float %x, 1.0
; CHECK-NEXT:   %4 = fsub nsz float %x, %x
; CHECK-NEXT:   %5 = fmul arcp <2 x double> %v, %v
; CHECK-NEXT:   %6 = fdiv contract float %x, %x
; CHECK-NEXT:   %7 = frem afn float %x, %x
; CHECK-NEXT:   %8 = fadd reassoc float %x, %x
; CHECK-NEXT:   %9 = fadd fast float %x, %x
; CHECK-NEXT:   %10 = fadd fast float %x, %x
; CHECK-NEXT:   %11 = fmul nnan contract float %x, 0x3FB99999A0000000
; CHECK-NEXT:   %12 = fadd float %x, %x, !fpmath !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{float 2.5}
