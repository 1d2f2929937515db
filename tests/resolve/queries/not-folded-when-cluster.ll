; RUN: opt %s
; An address of the cluster may or may not lie in the own block: the shared query stays. The cluster query is
; true, and the access becomes one to space 7.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(7) %c, ptr %out) {
  %p = addrspacecast ptr addrspace(7) %c to ptr
  %own = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %any = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %p)
  %both = xor i1 %own, %any
  %v = zext i1 %both to i32
  store i32 %v, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(7) %c, ptr %out) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(7) %c to ptr
; CHECK-NEXT:   %own = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %both = xor i1 %own, true
; CHECK-NEXT:   %v = zext i1 %both to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(7) %c, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none))
; CHECK-EMPTY:
