; RUN: opt --optimiser-follows=false %s
; An address of the cluster may be in the shared memory of the own block: then it is not global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
@s = addrspace(3) global i32 undef

define ptx_kernel void @k(ptr %out, i1 %c) {
  %mapped = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %mapped
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %here, label %end
here:
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  store i1 %global, ptr %out
  br label %end
end:
  ret void
}

declare ptr @llvm.nvvm.mapa(ptr, i32)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global i32 0
; CHECK-NEXT: @s = addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %mapped.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 0)
; CHECK-NEXT:   %mapped = addrspacecast ptr addrspace(7) %mapped.cluster to ptr
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %mapped
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %here, label %end
; CHECK-NEXT: here:
; CHECK-NEXT:   store i1 false, ptr addrspace(1) %out.global
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:
