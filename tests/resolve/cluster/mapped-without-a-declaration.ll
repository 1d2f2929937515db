; RUN: opt -w %s
; Intrinsics need no declaration: the form for shared memory is called already.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [8 x i32] undef, align 16
define ptx_kernel void @k() {
  %a = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @sh, i32 0)
  store i32 1, ptr addrspace(7) %a
  %b = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 1)
  store i32 2, ptr %b
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %a = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @sh, i32 0)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %a
; CHECK-NEXT:   %b.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @sh, i32 1)
; CHECK-NEXT:   store i32 2, ptr addrspace(7) %b.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
