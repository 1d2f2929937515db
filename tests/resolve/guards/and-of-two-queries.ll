; RUN: opt --optimiser-follows=false %s
; On the true side of an and both queries hold: a load from global and a store to shared memory. On the false
; side neither is known to be false.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %to, ptr %from) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %to)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %from)
  %both = and i1 %s, %g
  br i1 %both, label %fast, label %slow

fast:
  %v = load i32, ptr %from, align 4
  store i32 %v, ptr %to, align 4
  ret void

slow:
  %w = load i32, ptr %from, align 4
  store i32 %w, ptr %to, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %to, ptr %from) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %to)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %from)
; CHECK-NEXT:   %both = and i1 %s, %g
; CHECK-NEXT:   br i1 %both, label %fast, label %slow
; CHECK-EMPTY:
; CHECK-NEXT: fast:
; CHECK-NEXT:   %from.global = addrspacecast ptr %from to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %from.global, align 4
; CHECK-NEXT:   %to.shared = addrspacecast ptr %to to ptr addrspace(3)
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %to.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: slow:
; CHECK-NEXT:   %w = load i32, ptr %from, align 4
; CHECK-NEXT:   store i32 %w, ptr %to, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:
