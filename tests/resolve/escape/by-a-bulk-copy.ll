; RUN: opt -w %s
; A bulk copy takes the pointers in shared memory to wherever its descriptor says: the store through the loaded
; pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@sv = internal addrspace(3) global [4 x ptr] undef
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
define ptx_kernel void @k(ptr %desc, ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @sv
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) @sv, ptr %desc, i32 0, i64 0, i1 false)
  %p = load ptr, ptr %out
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @sv = internal addrspace(3) global [4 x ptr] undef
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(ptr %desc, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @sv
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) @sv, ptr %desc, i32 0, i64 0, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
