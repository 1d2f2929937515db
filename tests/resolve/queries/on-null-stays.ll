; RUN: opt %s
; What the hardware says about null is its own business (isspacep.global is 1 there): nothing folds.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr null)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr null)
  %any = xor i1 %s, %g
  %v = zext i1 %any to i32
  store i32 %v, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr null)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr null)
; CHECK-NEXT:   %any = xor i1 %s, %g
; CHECK-NEXT:   %v = zext i1 %any to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:
