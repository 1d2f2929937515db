; RUN: opt %s
; A variable in global memory is global and not constant. One in constant memory is constant and not global.
; All four queries fold.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = internal addrspace(1) global i32 0, align 4
@c = internal addrspace(4) constant i32 7, align 4

define ptx_kernel void @k(ptr %out) {
  %gg = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %gc = call i1 @llvm.nvvm.isspacep.const(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %cg = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(4) @c to ptr))
  %cc = call i1 @llvm.nvvm.isspacep.const(ptr addrspacecast (ptr addrspace(4) @c to ptr))
  %1 = xor i1 %gg, %gc
  %2 = xor i1 %cg, %cc
  %3 = and i1 %1, %2
  %4 = zext i1 %3 to i32
  store i32 %4, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = internal addrspace(1) global i32 0, align 4
; CHECK-NEXT: @c = internal addrspace(4) constant i32 7, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %1 = zext i1 true to i32
; CHECK-NEXT:   store i32 %1, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))
; CHECK-EMPTY:
