; RUN: opt -w %s
; Up to LLVM 20 the address in another block was typed as shared. It is of the cluster: the query stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
define ptx_kernel void @k(ptr %o, i32 %r) {
  %m = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 %r)
  %g = addrspacecast ptr addrspace(3) %m to ptr
  store i32 1, ptr %g
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
  %z = zext i1 %q to i32
  store i32 %z, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-NEXT: define ptx_kernel void @k(ptr %o, i32 %r) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %m = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 %r)
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %m to ptr
; CHECK-NEXT:   %g.cluster = addrspacecast ptr %g to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %g.cluster
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
