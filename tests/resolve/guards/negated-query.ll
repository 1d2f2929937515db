; RUN: opt --optimiser-follows=false %s
; The query is negated, so the false edge is the one where the address is shared. Also a comparison with false
; negates: both fast paths become shared, the two slow ones stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %q) {
entry:
  %is.p = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %not.p = xor i1 %is.p, true
  br i1 %not.p, label %slow, label %fast

slow:
  store i32 1, ptr %p, align 4
  ret void

fast:
  store i32 2, ptr %p, align 4
  %is.q = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %not.q = icmp eq i1 %is.q, false
  br i1 %not.q, label %slow2, label %fast2

slow2:
  store i32 3, ptr %q, align 4
  ret void

fast2:
  store i32 4, ptr %q, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %is.p = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %not.p = xor i1 %is.p, true
; CHECK-NEXT:   br i1 %not.p, label %slow, label %fast
; CHECK-EMPTY:
; CHECK-NEXT: slow:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: fast:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %is.q = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   %not.q = icmp eq i1 %is.q, false
; CHECK-NEXT:   br i1 %not.q, label %slow2, label %fast2
; CHECK-EMPTY:
; CHECK-NEXT: slow2:
; CHECK-NEXT:   store i32 3, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: fast2:
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 4, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
