; RUN: opt %s
; The host may pass the address of a constant variable. ld.global reads it, but the query for global is false
; and the one for const true: neither folds. The store through the argument still becomes global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
  %any = or i1 %g, %c
  %v = zext i1 %any to i32
  store i32 %v, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
; CHECK-NEXT:   %any = or i1 %g, %c
; CHECK-NEXT:   %v = zext i1 %any to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))
; CHECK-EMPTY:
