; RUN: opt --optimiser-follows=false %s
; The function leaves if one of the pointers is not shared. Behind the false edge of the or, both are.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, ptr %q) {
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %not.a = xor i1 %a, true
  %b = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %not.b = xor i1 %b, true
  %leave = select i1 %not.a, i1 true, i1 %not.b
  br i1 %leave, label %out, label %go

out:
  ret void

go:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, ptr %q) {
; CHECK-NEXT:   %a = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %not.a = xor i1 %a, true
; CHECK-NEXT:   %b = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   %not.b = xor i1 %b, true
; CHECK-NEXT:   %leave = select i1 %not.a, i1 true, i1 %not.b
; CHECK-NEXT:   br i1 %leave, label %out, label %go
; CHECK-EMPTY:
; CHECK-NEXT: out:
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: go:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
