; RUN: opt -w %s
; Intrinsics need no declaration: the form that is called already is called here, too.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, ptr addrspace(1) %q) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %q, i8 3, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 4, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, ptr addrspace(1) %q) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memset.p1.i64(ptr addrspace(1) %q, i8 3, i64 4, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p1.i64(ptr addrspace(1) %p.global, i8 3, i64 4, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
