; RUN: opt %s
; A parameter typed as global is passed a variable, and what the host gave: it can be either.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0

define internal i1 @f(ptr addrspace(1) %p) noinline {
  %q = addrspacecast ptr addrspace(1) %p to ptr
  store i32 1, ptr %q
  %constant = call i1 @llvm.nvvm.isspacep.const(ptr %q)
  ret i1 %constant
}

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i1 @f(ptr addrspace(1) %p)
  %b = call i1 @f(ptr addrspace(1) @g)
  store i1 %a, ptr addrspace(1) %p
  store i1 %b, ptr addrspace(1) %p
  ret void
}

declare i1 @llvm.nvvm.isspacep.const(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @f(ptr addrspace(1) %p) noinline {
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p
; CHECK-NEXT:   %constant = call i1 @llvm.nvvm.isspacep.const(ptr %q)
; CHECK-NEXT:   ret i1 %constant
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %p) {
; CHECK-NEXT:   %a = call i1 @f(ptr addrspace(1) %p)
; CHECK-NEXT:   %b = call i1 @f(ptr addrspace(1) @g)
; CHECK-NEXT:   store i1 %a, ptr addrspace(1) %p
; CHECK-NEXT:   store i1 %b, ptr addrspace(1) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr)
; CHECK-EMPTY:
