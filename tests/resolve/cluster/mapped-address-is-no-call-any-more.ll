; RUN: opt -w %s
; What becomes a cast says nothing that only calls can say.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

declare ptr @llvm.nvvm.mapa(ptr, i32)

define ptx_kernel void @k(ptr %g, i32 %rank) {
  %m = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %rank), !noundef !0, !prof !1
  store i32 1, ptr %m
  store ptr %m, ptr %g
  ret void
}

!0 = !{}
!1 = !{!"branch_weights", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %rank) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %m.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 %rank)
; CHECK-NEXT:   %m = addrspacecast ptr addrspace(7) %m.cluster to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %m.cluster
; CHECK-NEXT:   store ptr %m, ptr addrspace(1) %g.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!"branch_weights", i32 1}
; CHECK-EMPTY:
