; RUN: opt %s
; The variable of another block is reached by mapa, and other blocks reach this one the same way. What it holds
; may be the shared address: the last store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@v = internal addrspace(3) global ptr undef, align 8

define ptx_kernel void @k(ptr %g, i32 %rank) {
  store ptr %g, ptr addrspace(3) @v, align 8
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @v to ptr), i32 %rank)
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %there, align 8
  %p = load ptr, ptr addrspace(3) @v, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare ptr @llvm.nvvm.mapa(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @v = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %rank) {
; CHECK-NEXT:   store ptr %g, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @v, i32 %rank)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(7) %there.cluster, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
