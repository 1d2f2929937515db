; RUN: opt -w %s
; What rests on the calls that are here must not be given to others by the linker.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

declare ptr @llvm.nvvm.mapa(ptr, i32)

define linkonce_odr ptr @map_shared_rank(ptr %s, i32 %rank) {
  %there = call ptr @llvm.nvvm.mapa(ptr %s, i32 %rank)
  ret ptr %there
}

define ptx_kernel void @k(i32 %rank) {
  %there = call ptr @map_shared_rank(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
  store i32 1, ptr %there
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @map_shared_rank(ptr addrspace(3) %s, i32 %rank) {
; CHECK-NEXT:   %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 %rank)
; CHECK-NEXT:   %there = addrspacecast ptr addrspace(7) %there.cluster to ptr
; CHECK-NEXT:   ret ptr %there
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %rank) {
; CHECK-NEXT:   %there = call ptr @map_shared_rank(ptr addrspace(3) @sh, i32 %rank)
; CHECK-NEXT:   %there.cluster = addrspacecast ptr %there to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %there.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
