; A call may take metadata, and that may be a value of the function.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare i1 @llvm.type.test(ptr, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)

define i1 @f(ptr %p, double %x) strictfp {
  %1 = call i1 @llvm.type.test(ptr %p, metadata !"type.id")
  %2 = call double @llvm.experimental.constrained.fadd.f64(double %x, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret i1 %1
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @llvm.dbg.value(metadata, metadata, metadata)
; CHECK-NEXT: declare i1 @llvm.type.test(ptr, metadata)
; CHECK-NEXT: declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
; CHECK-NEXT: define i1 @f(ptr %p, double %x) strictfp {
; CHECK-NEXT:   %1 = call i1 @llvm.type.test(ptr %p, metadata !"type.id")
; CHECK-NEXT:   %2 = call double @llvm.experimental.constrained.fadd.f64(double %x, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
; CHECK-NEXT:   ret i1 %1
; CHECK-NEXT: }
