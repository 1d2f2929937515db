; RUN: opt %s
; The pointer is shared or global: these two queries stay. It is never local, so that one is false.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c, ptr %out) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %local = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %1 = xor i1 %shared, %global
  %2 = xor i1 %1, %local
  %3 = zext i1 %2 to i32
  store i32 %3, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   %1 = xor i1 %shared, %global
; CHECK-NEXT:   %2 = xor i1 %1, false
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   store i32 %3, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
; CHECK-EMPTY:
