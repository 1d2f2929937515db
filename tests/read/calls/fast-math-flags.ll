; A call that gives a floating-point number, or several of a kind, can have fast-math flags.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare float @g(float)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
declare { float, float } @llvm.sincos.f32(float)
declare [2 x double] @h()

define float @f(float %x, <2 x double> %v) {
  %1 = call fast float @g(float %x)
  %2 = call nnan ninf <2 x double> @llvm.sqrt.v2f64(<2 x double> %v)
  %3 = tail call reassoc nsz float @g(float 1.0)
  %4 = call afn { float, float } @llvm.sincos.f32(float %x)
  %5 = call arcp contract [2 x double] @h()
  ret float %1
}

; CHECK lines are written by BLESS=1
; CHECK: declare float @g(float)
; CHECK-NEXT: declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
; CHECK-NEXT: declare { float, float } @llvm.sincos.f32(float)
; CHECK-NEXT: declare [2 x double] @h()
; CHECK-NEXT: define float @f(float %x, <2 x double> %v) {
; CHECK-NEXT:   %1 = call fast float @g(float %x)
; CHECK-NEXT:   %2 = call nnan ninf <2 x double> @llvm.sqrt.v2f64(<2 x double> %v)
; CHECK-NEXT:   %3 = tail call reassoc nsz float @g(float 1.0)
; CHECK-NEXT:   %4 = call afn { float, float } @llvm.sincos.f32(float %x)
; CHECK-NEXT:   %5 = call arcp contract [2 x double] @h()
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
