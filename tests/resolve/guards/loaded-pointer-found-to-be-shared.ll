; RUN: opt --optimiser-follows=false %s
; The kernel lets a shared address escape, so the loaded pointer is shared or global. The guard tells which:
; both sides resolve.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %slots, i64 %i, i64 %j) {
  %mine = getelementptr inbounds ptr, ptr %slots, i64 %i
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %mine, align 8
  %other = getelementptr inbounds ptr, ptr %slots, i64 %j
  %p = load ptr, ptr %other, align 8
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %yes, label %no

yes:
  store i32 1, ptr %p, align 4
  ret void

no:
  store i32 2, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %slots, i64 %i, i64 %j) {
; CHECK-NEXT:   %slots.global = addrspacecast ptr %slots to ptr addrspace(1)
; CHECK-NEXT:   %mine = getelementptr inbounds ptr, ptr addrspace(1) %slots.global, i64 %i
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %mine, align 8
; CHECK-NEXT:   %other = getelementptr inbounds ptr, ptr addrspace(1) %slots.global, i64 %j
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %other, align 8
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
