; RUN: opt --diff -w %s
; An address of another block is made of a shared one without a generic address in between.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

declare ptr @llvm.nvvm.mapa(ptr, i32)
declare void @use(ptr)

define ptx_kernel void @k(i32 %rank, i64 %i) {
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
  %p = getelementptr inbounds i32, ptr %there, i64 %i
  store i32 1, ptr %p
  %v = call i32 @helper(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
  store i32 %v, ptr %p
  ret void
}

; The shared address is computed in its space, and whoever needs a generic one gets it.
define internal i32 @helper(ptr %s, i32 %rank) {
  %own = getelementptr inbounds i32, ptr %s, i64 3
  %there = call ptr @llvm.nvvm.mapa(ptr %own, i32 %rank)
  call void @use(ptr %there)
  %v = load i32, ptr %there
  ret i32 %v
}

; CHECK lines are written by BLESS=1
; CHECK: --- %s
; CHECK-NEXT: +++ %s
; CHECK-NEXT: @@ -9,22 +9,24 @@
; CHECK-NEXT:  declare void @use(ptr)
; CHECK-EMPTY:
; CHECK-NEXT:  define ptx_kernel void @k(i32 %rank, i64 %i) {
; CHECK-NEXT: -  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
; CHECK-NEXT: -  %p = getelementptr inbounds i32, ptr %there, i64 %i
; CHECK-NEXT: -  store i32 1, ptr %p
; CHECK-NEXT: -  %v = call i32 @helper(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 %rank)
; CHECK-NEXT: -  store i32 %v, ptr %p
; CHECK-NEXT: +  %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @sh, i32 %rank)
; CHECK-NEXT: +  %p = getelementptr inbounds i32, ptr addrspace(7) %there.cluster, i64 %i
; CHECK-NEXT: +  store i32 1, ptr addrspace(7) %p
; CHECK-NEXT: +  %v = call i32 @helper(ptr addrspace(3) @sh, i32 %rank)
; CHECK-NEXT: +  store i32 %v, ptr addrspace(7) %p
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT: -define internal i32 @helper(ptr %s, i32 %rank) {
; CHECK-NEXT: -  %own = getelementptr inbounds i32, ptr %s, i64 3
; CHECK-NEXT: -  %there = call ptr @llvm.nvvm.mapa(ptr %own, i32 %rank)
; CHECK-NEXT: +define internal i32 @helper(ptr addrspace(3) %s, i32 %rank) {
; CHECK-NEXT: +  %own = getelementptr inbounds i32, ptr addrspace(3) %s, i64 3
; CHECK-NEXT: +  %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %own, i32 %rank)
; CHECK-NEXT: +  %there = addrspacecast ptr addrspace(7) %there.cluster to ptr
; CHECK-NEXT:    call void @use(ptr %there)
; CHECK-NEXT: -  %v = load i32, ptr %there
; CHECK-NEXT: +  %v = load i32, ptr addrspace(7) %there.cluster
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
; CHECK-NEXT: +declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
