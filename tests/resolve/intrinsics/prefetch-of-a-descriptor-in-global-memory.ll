; RUN: opt %s
; There is no form for global memory: the call stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %map) {
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %map)
  ret void
}

declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %map) {
; CHECK-NEXT:   call void @llvm.nvvm.prefetch.tensormap.p0(ptr %map)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none))
; CHECK-EMPTY:
