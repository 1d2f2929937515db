; RUN: opt -w %s
; LLVM puts the argument in the place of the slot: it promises to be readable, and that nobody changes it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr noalias readonly dereferenceable(16) %s, ptr %o, i64 %i) {
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %s, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias readonly dereferenceable(16) %s, ptr %o, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s.global = addrspacecast ptr %s to ptr addrspace(1)
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) %s.global, i64 16, i1 false)
; CHECK-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
