; RUN: opt --optimiser-follows=false %s
; The store becomes shared. The bundle goes on to speak of the generic pointer: nonnull is not true of a
; shared address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  store i32 1, ptr %p, align 4
  ret void
}

declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "nonnull"(ptr %p.generic) ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:
