; RUN: opt %s
; A copy is where neither of its pointers is excluded.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(i1 %c, ptr %g) {
  %l = alloca [4 x i32]
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %g, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %l, i64 8, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p5.i64(ptr, ptr addrspace(5), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %l = alloca [4 x i32]
; CHECK-NEXT:   %l.local = addrspacecast ptr %l to ptr addrspace(5)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) %g.global, i64 8, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   call void @llvm.memcpy.p0.p5.i64(ptr %p, ptr addrspace(5) %l.local, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
