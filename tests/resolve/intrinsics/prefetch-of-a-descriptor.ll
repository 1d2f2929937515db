; RUN: opt %s
; The descriptor is in constant memory: exactly one call stays, the p4 form. LLVM 22 leaves both.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@map = internal addrspace(4) externally_initialized global [128 x i8] zeroinitializer, align 64

define ptx_kernel void @k() {
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr addrspacecast (ptr addrspace(4) @map to ptr))
  ret void
}

declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @map = internal addrspace(4) externally_initialized global [128 x i8] zeroinitializer, align 64
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4) @map)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none))
; CHECK-NEXT: declare void @llvm.nvvm.prefetch.tensormap.p4(ptr addrspace(4) readonly captures(none))
; CHECK-EMPTY:
