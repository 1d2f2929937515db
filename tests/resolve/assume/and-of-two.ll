; RUN: opt --optimiser-follows=false %s
; One promise about two pointers: both hold. The access through each is resolved.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %q) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  %both = and i1 %s, %g
  call void @llvm.assume(i1 %both)
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, ptr %q) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %q)
; CHECK-NEXT:   %both = and i1 %s, %g
; CHECK-NEXT:   call void @llvm.assume(i1 %both)
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
