; RUN: opt -w %s
; Of an address that may be null, may be elsewhere, or is in the cluster already, the generic form stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

declare ptr @llvm.nvvm.mapa(ptr, i32)

define void @unknown(ptr %p, i32 %rank) {
  %there = call ptr @llvm.nvvm.mapa(ptr %p, i32 %rank)
  store i32 1, ptr %there
  ret void
}

define void @null(i1 %c, i32 %rank) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr null
  %there = call ptr @llvm.nvvm.mapa(ptr %p, i32 %rank)
  store i32 1, ptr %there
  ret void
}

define void @again(i32 %rank) {
  %once = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
  %twice = call ptr @llvm.nvvm.mapa(ptr %once, i32 0)
  store i32 1, ptr %twice
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
; CHECK-NEXT: define void @unknown(ptr %p, i32 %rank) {
; CHECK-NEXT:   %there = call ptr @llvm.nvvm.mapa(ptr %p, i32 %rank)
; CHECK-NEXT:   %there.cluster = addrspacecast ptr %there to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %there.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @null(i1 %c, i32 %rank) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr null
; CHECK-NEXT:   %there = call ptr @llvm.nvvm.mapa(ptr %p, i32 %rank)
; CHECK-NEXT:   %there.cluster = addrspacecast ptr %there to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %there.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @again(i32 %rank) {
; CHECK-NEXT:   %once.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @sh, i32 %rank)
; CHECK-NEXT:   %once = addrspacecast ptr addrspace(7) %once.cluster to ptr
; CHECK-NEXT:   %twice = call ptr @llvm.nvvm.mapa(ptr %once, i32 0)
; CHECK-NEXT:   %twice.cluster = addrspacecast ptr %twice to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %twice.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
