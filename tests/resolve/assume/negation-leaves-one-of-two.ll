; RUN: opt --optimiser-follows=false %s
; The pointer is shared or global, and is promised not to be shared: it is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %not = xor i1 %q, true
  call void @llvm.assume(i1 %not)
  store i32 1, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %not = xor i1 %q, true
; CHECK-NEXT:   call void @llvm.assume(i1 %not)
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
