; RUN: opt --optimiser-follows=false %s
; A pointer loaded by a kernel is global by default. The program says that it is shared, and it must know: the
; store becomes shared. The query of the promise itself is not folded to false.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %list) {
  %p = load ptr, ptr %list, align 8
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %q)
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %q)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
