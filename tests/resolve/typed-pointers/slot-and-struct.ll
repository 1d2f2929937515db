; RUN: opt %s
; A struct on the stack holds a shared and a global pointer, and is reached through bitcasts. Each access gets
; the space of its field.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%View = type { float*, i32* }

@s = internal addrspace(3) global [64 x float] undef, align 4

define void @k(i32* %g) {
  %view = alloca %View, align 8
  %t = getelementptr inbounds %View, %View* %view, i32 0, i32 0
  store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @s to [64 x float]*), i64 0, i64 0), float** %t, align 8
  %raw = bitcast %View* %view to i8*
  %raw8 = getelementptr inbounds i8, i8* %raw, i64 8
  %d = bitcast i8* %raw8 to i32**
  store i32* %g, i32** %d, align 8
  %p = load float*, float** %t, align 8
  %q = load i32*, i32** %d, align 8
  store float 1.000000e+00, float* %p, align 4
  store i32 2, i32* %q, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %View = type { float*, i32* }
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(i32* %g) {
; CHECK-NEXT:   %view = alloca %View, align 8
; CHECK-NEXT:   %view.local = addrspacecast %View* %view to %View addrspace(5)*
; CHECK-NEXT:   %t = getelementptr inbounds %View, %View addrspace(5)* %view.local, i32 0, i32 0
; CHECK-NEXT:   store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @s to [64 x float]*), i64 0, i64 0), float* addrspace(5)* %t, align 8
; CHECK-NEXT:   %raw = bitcast %View addrspace(5)* %view.local to i8 addrspace(5)*
; CHECK-NEXT:   %raw8 = getelementptr inbounds i8, i8 addrspace(5)* %raw, i64 8
; CHECK-NEXT:   %d = bitcast i8 addrspace(5)* %raw8 to i32* addrspace(5)*
; CHECK-NEXT:   store i32* %g, i32* addrspace(5)* %d, align 8
; CHECK-NEXT:   %p = load float*, float* addrspace(5)* %t, align 8
; CHECK-NEXT:   %p.shared = addrspacecast float* %p to float addrspace(3)*
; CHECK-NEXT:   %q = load i32*, i32* addrspace(5)* %d, align 8
; CHECK-NEXT:   %q.global = addrspacecast i32* %q to i32 addrspace(1)*
; CHECK-NEXT:   store float 1.000000e+00, float addrspace(3)* %p.shared, align 4
; CHECK-NEXT:   store i32 2, i32 addrspace(1)* %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (i32*)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
