; RUN: opt -w %s
; The function that is called takes another pointer than what it is passed, as overrides do: it is called all the same.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%Base = type { i32 (...)**, float* }
%Derived = type { %Base, i32 }
@sh = internal addrspace(3) global [64 x float] undef, align 4
@_ZTV7Derived = internal unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (void (%Derived*)* @_ZN7Derived3setEv to i8*)] }
@_ZTV4Base = internal unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (void (%Base*)* @_ZN4Base3setEv to i8*)] }

define internal void @_ZN7Derived3setEv(%Derived* %this) {
  %p = getelementptr inbounds %Derived, %Derived* %this, i64 0, i32 0, i32 1
  store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @sh to [64 x float]*), i64 0, i64 0), float** %p
  ret void
}
define internal void @_ZN4Base3setEv(%Base* %this) {
  ret void
}
define internal void @call(%Base* %b) {
  %1 = bitcast %Base* %b to void (%Base*)***
  %vt = load void (%Base*)**, void (%Base*)*** %1
  %fn = getelementptr inbounds void (%Base*)*, void (%Base*)** %vt, i64 0
  %f = load void (%Base*)*, void (%Base*)** %fn
  call void %f(%Base* %b)
  ret void
}
define void @k(float* %g) {
  %d = alloca %Derived, align 8
  %vp = getelementptr inbounds %Derived, %Derived* %d, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7Derived, i64 0, i32 0, i64 2) to i32 (...)**), i32 (...)*** %vp
  %pp = getelementptr inbounds %Derived, %Derived* %d, i64 0, i32 0, i32 1
  store float* %g, float** %pp
  %b = getelementptr inbounds %Derived, %Derived* %d, i64 0, i32 0
  call void @call(%Base* %b)
  %p = load float*, float** %pp
  store float 1.000000e+00, float* %p
  %v = load volatile float, float addrspace(3)* getelementptr inbounds ([64 x float], [64 x float] addrspace(3)* @sh, i64 0, i64 0)
  store float %v, float* %g
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %Base = type { i32 (...)**, float* }
; CHECK-NEXT: %Derived = type { %Base, i32 }
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: @_ZTV7Derived = internal unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (void (%Derived*)* @_ZN7Derived3setEv to i8*)] }
; CHECK-NEXT: @_ZTV4Base = internal unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (void (%Base*)* @_ZN4Base3setEv to i8*)] }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @_ZN7Derived3setEv(%Derived* %this) {
; CHECK-NEXT:   %p = getelementptr inbounds %Derived, %Derived* %this, i64 0, i32 0, i32 1
; CHECK-NEXT:   store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @sh to [64 x float]*), i64 0, i64 0), float** %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @_ZN4Base3setEv(%Base* %this) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @call(%Base* %b) {
; CHECK-NEXT:   %b.local = addrspacecast %Base* %b to %Base addrspace(5)*
; CHECK-NEXT:   %1 = bitcast %Base addrspace(5)* %b.local to void (%Base*)** addrspace(5)*
; CHECK-NEXT:   %vt = load void (%Base*)**, void (%Base*)** addrspace(5)* %1
; CHECK-NEXT:   %fn = getelementptr inbounds void (%Base*)*, void (%Base*)** %vt, i64 0
; CHECK-NEXT:   %f = load void (%Base*)*, void (%Base*)** %fn
; CHECK-NEXT:   call void %f(%Base* %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @k(float* %g) {
; CHECK-NEXT:   %g.global = addrspacecast float* %g to float addrspace(1)*
; CHECK-NEXT:   %d = alloca %Derived, align 8
; CHECK-NEXT:   %d.local = addrspacecast %Derived* %d to %Derived addrspace(5)*
; CHECK-NEXT:   %vp = getelementptr inbounds %Derived, %Derived addrspace(5)* %d.local, i64 0, i32 0, i32 0
; CHECK-NEXT:   store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7Derived, i64 0, i32 0, i64 2) to i32 (...)**), i32 (...)** addrspace(5)* %vp
; CHECK-NEXT:   %pp = getelementptr inbounds %Derived, %Derived addrspace(5)* %d.local, i64 0, i32 0, i32 1
; CHECK-NEXT:   store float* %g, float* addrspace(5)* %pp
; CHECK-NEXT:   %b = getelementptr inbounds %Derived, %Derived* %d, i64 0, i32 0
; CHECK-NEXT:   call void @call(%Base* %b)
; CHECK-NEXT:   %p = load float*, float* addrspace(5)* %pp
; CHECK-NEXT:   store float 1.000000e+00, float* %p
; CHECK-NEXT:   %v = load volatile float, float addrspace(3)* getelementptr inbounds ([64 x float], [64 x float] addrspace(3)* @sh, i64 0, i64 0)
; CHECK-NEXT:   store float %v, float addrspace(1)* %g.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (float*)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
