; RUN: opt --optimiser-follows=false %s
; The program promises that the argument is shared. The load after the promise becomes shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p, i64 %i) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr %p, i64 %i) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(3) %p.shared, i64 %i
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
