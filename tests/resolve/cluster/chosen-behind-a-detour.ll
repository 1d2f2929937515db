; RUN: opt -w %s
; One of the two goes through shared memory and back. Once that detour is gone, both are in the cluster.
@s = internal addrspace(3) global [4 x ptr] undef

define ptx_kernel void @k(ptr %out, i1 %c) {
  %mapped = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
  %shared = addrspacecast ptr %mapped to ptr addrspace(3)
  %back = addrspacecast ptr addrspace(3) %shared to ptr
  %p = select i1 %c, ptr %back, ptr %mapped
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @s = internal addrspace(3) global [4 x ptr] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %mapped.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 0)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspace(7) %mapped.cluster, ptr addrspace(7) %mapped.cluster
; CHECK-NEXT:   %v = load i32, ptr addrspace(7) %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 6, i32 101, i32 102}
; CHECK-EMPTY:
