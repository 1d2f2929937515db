; RUN: opt -w %s
; Up to LLVM 20 the form for shared memory had another type: who declares it so has such a reader.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

declare ptr @llvm.nvvm.mapa(ptr, i32)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)

define ptx_kernel void @k(i32 %rank, ptr %out) {
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
  %n = ptrtoint ptr %there to i64
  store i64 %n, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %rank, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
; CHECK-NEXT:   %n = ptrtoint ptr %there to i64
; CHECK-NEXT:   store i64 %n, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
