; RUN: opt %s
; Other blocks reach the variable by mapa, and run the same kernel: what they put there is what got out here, which is
; global and nothing else.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(3) global ptr undef, align 8

define ptx_kernel void @k(ptr %g, i32 %rank) {
  store ptr %g, ptr addrspace(3) @v, align 8
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @v to ptr), i32 %rank)
  store ptr %g, ptr %there, align 8
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
; CHECK-NEXT: @v = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %rank) {
; CHECK-NEXT:   store ptr %g, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @v, i32 %rank)
; CHECK-NEXT:   store ptr %g, ptr addrspace(7) %there.cluster, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
