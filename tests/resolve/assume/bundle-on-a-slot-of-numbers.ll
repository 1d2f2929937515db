; RUN: opt --optimiser-follows=false %s
; What is asserted of the address of a slot in a bundle is no use of what it holds.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) {
  %slot = alloca i32, align 4
  store i32 1, ptr %slot, align 4
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %slot) ]
  %x = load i32, ptr %slot, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32, align 4
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "nonnull"(ptr %slot) ]
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
