; RUN: opt %s
; The argument of the kernel is global; that of the other function is unknown and stays generic.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @k(float* nocapture %out, i64 %i) {
  %p = getelementptr inbounds float, float* %out, i64 %i
  %v = load float, float* %p, align 4
  %w = fadd float %v, 1.000000e+00
  store float %w, float* %p, align 4
  ret void
}

define void @f(float* nocapture %out) {
  store float 1.000000e+00, float* %out, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (float*, i64)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(float* nocapture %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast float* %out to float addrspace(1)*
; CHECK-NEXT:   %p = getelementptr inbounds float, float addrspace(1)* %out.global, i64 %i
; CHECK-NEXT:   %v = load float, float addrspace(1)* %p, align 4
; CHECK-NEXT:   %w = fadd float %v, 1.000000e+00
; CHECK-NEXT:   store float %w, float addrspace(1)* %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(float* nocapture %out) {
; CHECK-NEXT:   store float 1.000000e+00, float* %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (float*, i64)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
