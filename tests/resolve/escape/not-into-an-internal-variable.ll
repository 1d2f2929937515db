; RUN: opt %s
; The shared variable is internal and its address goes nowhere: what is stored in it is seen whole. The
; pointer from it is shared, the one from the list is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@box = internal addrspace(3) global ptr undef, align 8

define ptx_kernel void @k(ptr %list) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p = load ptr, ptr %list, align 8
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr addrspace(3) @box, align 8
  store i32 2, ptr %q, align 4
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @box = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   %q = load ptr, ptr addrspace(3) @box, align 8
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK-EMPTY:
