; RUN: opt -w %s
; An address of the cluster may be in the own block: what a query for shared memory guards can run.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [8 x i32] undef, align 16
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(i32 %rank) {
  %m = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %rank)
  %own = call i1 @llvm.nvvm.isspacep.shared(ptr %m)
  br i1 %own, label %here, label %there
here:
  store i32 1, ptr %m
  ret void
there:
  store i32 2, ptr %m
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(i32 %rank) {
; CHECK-NEXT:   %m.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 %rank)
; CHECK-NEXT:   %m = addrspacecast ptr addrspace(7) %m.cluster to ptr
; CHECK-NEXT:   %own = call i1 @llvm.nvvm.isspacep.shared(ptr %m)
; CHECK-NEXT:   br i1 %own, label %here, label %there
; CHECK-NEXT: here:
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %m.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: there:
; CHECK-NEXT:   store i32 2, ptr addrspace(7) %m.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
