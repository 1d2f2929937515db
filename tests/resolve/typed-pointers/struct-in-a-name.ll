; RUN: opt -w %s
; The name of a struct is part of the name of the intrinsic, and looks like a pointer there: the call stays as it is.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x float] undef, align 4
%struct.p1 = type { i32, i32 }
define void @k(i32* %g) {
  %mp = bitcast i32* %g to %struct.p1**
  %r = call %struct.p1* @llvm.nvvm.ldg.global.p.p0s_struct.p1s.p0p0s_struct.p1s(%struct.p1** %mp, i32 8)
  %x = getelementptr %struct.p1, %struct.p1* %r, i32 0, i32 1
  store i32 1, i32* %x
  ret void
}
declare %struct.p1* @llvm.nvvm.ldg.global.p.p0s_struct.p1s.p0p0s_struct.p1s(%struct.p1**, i32)
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: %struct.p1 = type { i32, i32 }
; CHECK-NEXT: define void @k(i32* %g) {
; CHECK-NEXT:   %mp = bitcast i32* %g to %struct.p1**
; CHECK-NEXT:   %r = call %struct.p1* @llvm.nvvm.ldg.global.p.p0s_struct.p1s.p0p0s_struct.p1s(%struct.p1** %mp, i32 8), !noalias.addrspace !1
; CHECK-NEXT:   %r.global = addrspacecast %struct.p1* %r to %struct.p1 addrspace(1)*
; CHECK-NEXT:   %x = getelementptr %struct.p1, %struct.p1 addrspace(1)* %r.global, i32 0, i32 1
; CHECK-NEXT:   store i32 1, i32 addrspace(1)* %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare %struct.p1* @llvm.nvvm.ldg.global.p.p0s_struct.p1s.p0p0s_struct.p1s(%struct.p1**, i32)
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (i32*)* @k, !"kernel", i32 1}
; CHECK-NEXT: !1 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:
