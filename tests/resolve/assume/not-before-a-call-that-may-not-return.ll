; RUN: opt --optimiser-follows=false %s
; The unseen function may never return, so the promise may never be made: the first load stays generic, the
; second becomes shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @unseen()

define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4
  call void @unseen()
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %w = load i32, ptr %p, align 4
  %x = add i32 %v, %w
  ret i32 %x
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare void @unseen()
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr %p) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @unseen()
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
