; RUN: opt %s
; The old names carry the types as well: llvm.memcpy.p0i8.p0i8.i64 becomes llvm.memcpy.p3i8.p1i8.i64.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @k(i32* %g) {
  %from = bitcast i32* %g to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 bitcast ([64 x i32]* addrspacecast ([64 x i32] addrspace(3)* @s to [64 x i32]*) to i8*), i8* align 4 %from, i64 256, i1 false)
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1)

!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(i32* %g) {
; CHECK-NEXT:   %g.global = addrspacecast i32* %g to i32 addrspace(1)*
; CHECK-NEXT:   %from = bitcast i32 addrspace(1)* %g.global to i8 addrspace(1)*
; CHECK-NEXT:   call void @llvm.memcpy.p3i8.p1i8.i64(i8 addrspace(3)* align 4 bitcast ([64 x i32] addrspace(3)* @s to i8 addrspace(3)*), i8 addrspace(1)* align 4 %from, i64 256, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p3i8.p1i8.i64(i8 addrspace(3)* nocapture writeonly, i8 addrspace(1)* nocapture readonly, i64, i1)
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (i32*)* @k, !"kernel", i32 1}
; CHECK-EMPTY:
