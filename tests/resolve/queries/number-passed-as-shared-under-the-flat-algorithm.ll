; RUN: opt --mem-space-alg=1 %s
; A number may be null, also where a call passes it as a shared address: what is asked about that stays open, as with the
; default algorithm. A kernel is passed addresses.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i1 @llvm.nvvm.isspacep.shared(ptr)

define internal i1 @asked(ptr addrspace(3) %p) {
  %generic = addrspacecast ptr addrspace(3) %p to ptr
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %generic)
  ret i1 %is
}

define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %own, i64 %n) {
  %p = inttoptr i64 %n to ptr addrspace(3)
  %is = call i1 @asked(ptr addrspace(3) %p)
  store i1 %is, ptr addrspace(1) %out, align 1
  %generic = addrspacecast ptr addrspace(3) %own to ptr
  %is.own = call i1 @llvm.nvvm.isspacep.shared(ptr %generic)
  store i1 %is.own, ptr addrspace(1) %out, align 1
  ret void
}
; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @asked(ptr addrspace(3) %p) {
; CHECK-NEXT:   %generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %is = call i1 @llvm.nvvm.isspacep.shared(ptr %generic)
; CHECK-NEXT:   ret i1 %is
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %own, i64 %n) {
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr addrspace(3)
; CHECK-NEXT:   %is = call i1 @asked(ptr addrspace(3) %p)
; CHECK-NEXT:   store i1 %is, ptr addrspace(1) %out, align 1
; CHECK-NEXT:   store i1 true, ptr addrspace(1) %out, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
