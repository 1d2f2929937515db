; RUN: opt %s
; Pointers have types here. Bitcasts change the type and keep the space: the store becomes shared.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @k(i64 %i) {
  %p = getelementptr inbounds [64 x i32], [64 x i32]* addrspacecast ([64 x i32] addrspace(3)* @s to [64 x i32]*), i64 0, i64 %i
  %b = bitcast i32* %p to i8*
  %c = getelementptr inbounds i8, i8* %b, i64 8
  %q = bitcast i8* %c to float*
  store float 1.000000e+00, float* %q, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i64)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds [64 x i32], [64 x i32] addrspace(3)* @s, i64 0, i64 %i
; CHECK-NEXT:   %b = bitcast i32 addrspace(3)* %p to i8 addrspace(3)*
; CHECK-NEXT:   %c = getelementptr inbounds i8, i8 addrspace(3)* %b, i64 8
; CHECK-NEXT:   %q = bitcast i8 addrspace(3)* %c to float addrspace(3)*
; CHECK-NEXT:   store float 1.000000e+00, float addrspace(3)* %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (i64)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
