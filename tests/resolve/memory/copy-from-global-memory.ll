; RUN: opt %s
; The struct is copied from global memory that the host filled. The pointers in the private copy are global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %config) {
  %mine = alloca { ptr, i64 }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %mine, ptr align 8 %config, i64 16, i1 false)
  %p = load ptr, ptr %mine, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %config) {
; CHECK-NEXT:   %config.global = addrspacecast ptr %config to ptr addrspace(1)
; CHECK-NEXT:   %mine = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %mine.local = addrspacecast ptr %mine to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %mine.local, ptr addrspace(1) align 8 %config.global, i64 16, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %mine.local, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-EMPTY:
