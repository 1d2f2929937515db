; RUN: opt %s
; The general prefetch carries the space in its name and becomes p1. The target's own prefetch has a separate
; name for global memory. There is one call of each afterwards.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g) {
  call void @llvm.prefetch.p0(ptr %g, i32 0, i32 3, i32 1)
  call void @llvm.nvvm.prefetch.L1(ptr %g)
  ret void
}

declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.prefetch.L1(ptr readonly captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.prefetch.p1(ptr addrspace(1) %g.global, i32 0, i32 3, i32 1)
; CHECK-NEXT:   call void @llvm.nvvm.prefetch.global.L1(ptr addrspace(1) %g.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg)
; CHECK-NEXT: declare void @llvm.prefetch.p1(ptr addrspace(1) readonly captures(none), i32 immarg, i32 immarg, i32 immarg)
; CHECK-NEXT: declare void @llvm.nvvm.prefetch.L1(ptr readonly captures(none))
; CHECK-NEXT: declare void @llvm.nvvm.prefetch.global.L1(ptr addrspace(1) readonly captures(none))
; CHECK-EMPTY:
