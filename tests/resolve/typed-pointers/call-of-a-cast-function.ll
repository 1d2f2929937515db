; RUN: opt -w %s
; What llvm-link makes of two modules that have the same struct.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%struct.S = type { float* }
%struct.S.0 = type { float* }
@sh = internal addrspace(3) global [4 x float] undef
define internal void @init(%struct.S.0* %x) noinline {
  %p = getelementptr inbounds %struct.S.0, %struct.S.0* %x, i64 0, i32 0
  store float* getelementptr inbounds ([4 x float], [4 x float]* addrspacecast ([4 x float] addrspace(3)* @sh to [4 x float]*), i64 0, i64 0), float** %p
  ret void
}
define void @k(float* %g) {
  %s = alloca %struct.S
  %p = getelementptr inbounds %struct.S, %struct.S* %s, i64 0, i32 0
  store float* %g, float** %p
  call void bitcast (void (%struct.S.0*)* @init to void (%struct.S*)*)(%struct.S* %s)
  %q = load float*, float** %p
  store float 1.0, float* %q
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %struct.S = type { float* }
; CHECK-NEXT: %struct.S.0 = type { float* }
; CHECK-NEXT: @sh = internal addrspace(3) global [4 x float] undef
; CHECK-NEXT: define internal void @init(%struct.S.0* %x) noinline {
; CHECK-NEXT:   %p = getelementptr inbounds %struct.S.0, %struct.S.0* %x, i64 0, i32 0
; CHECK-NEXT:   store float* getelementptr inbounds ([4 x float], [4 x float]* addrspacecast ([4 x float] addrspace(3)* @sh to [4 x float]*), i64 0, i64 0), float** %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @k(float* %g) {
; CHECK-NEXT:   %s = alloca %struct.S
; CHECK-NEXT:   %s.local = addrspacecast %struct.S* %s to %struct.S addrspace(5)*
; CHECK-NEXT:   %p = getelementptr inbounds %struct.S, %struct.S addrspace(5)* %s.local, i64 0, i32 0
; CHECK-NEXT:   store float* %g, float* addrspace(5)* %p
; CHECK-NEXT:   call void bitcast (void (%struct.S.0*)* @init to void (%struct.S*)*)(%struct.S* %s)
; CHECK-NEXT:   %q = load float*, float* addrspace(5)* %p
; CHECK-NEXT:   store float 1.0, float* %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (float*)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
