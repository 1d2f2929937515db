; RUN: opt --optimiser-follows=false %s
; A select with false is an and that does not look at its second operand needlessly. Both hold on the true
; side.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %to, ptr %from, i32 %n) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %to)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %from)
  %few = icmp slt i32 %n, 8
  %first = select i1 %s, i1 %g, i1 false
  %all = select i1 %few, i1 %first, i1 false
  br i1 %all, label %fast, label %done

fast:
  %v = load i32, ptr %from, align 4
  store i32 %v, ptr %to, align 4
  br label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %to, ptr %from, i32 %n) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %to)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %from)
; CHECK-NEXT:   %few = icmp slt i32 %n, 8
; CHECK-NEXT:   %first = select i1 %s, i1 %g, i1 false
; CHECK-NEXT:   %all = select i1 %few, i1 %first, i1 false
; CHECK-NEXT:   br i1 %all, label %fast, label %done
; CHECK-EMPTY:
; CHECK-NEXT: fast:
; CHECK-NEXT:   %from.global = addrspacecast ptr %from to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %from.global, align 4
; CHECK-NEXT:   %to.shared = addrspacecast ptr %to to ptr addrspace(3)
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %to.shared, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:
