; RUN: opt --optimiser-follows=false -w %s
; The first access comes before the address that is computed: the cast that both need stands before both.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define void @f(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %t, label %e
t:
  %x = load i32, ptr %p
  %g = getelementptr inbounds i32, ptr %p, i64 1
  store i32 %x, ptr %g
  ret void
e:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %q, label %t, label %e
; CHECK-NEXT: t:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr addrspace(3) %p.shared, i64 1
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) %g
; CHECK-NEXT:   ret void
; CHECK-NEXT: e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
