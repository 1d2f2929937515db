; RUN: opt -w %s
; LLVM lets a function write to where its result is copied afterwards.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @write(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr dereferenceable(16) %out) {
  %slot = alloca [4 x i32], align 4
  call void @write(ptr %slot)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out, ptr align 4 %slot, i64 16, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal void @write(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr dereferenceable(16) %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x i32], align 4
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @write(ptr %slot)
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %out.global, ptr addrspace(5) align 4 %slot.local, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1), ptr addrspace(5), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
