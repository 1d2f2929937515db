; RUN: opt -w %s
; LLVM makes nothing of a memmove between two spaces, unless it is short. Where both are known and have nothing in common it
; becomes a memcpy; where one is not known, or both are shared memory of the cluster, it stays as it is.
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i8] undef

define void @into(ptr %to, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

define void @short(ptr %to) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 100, i1 false)
  ret void
}

define ptx_kernel void @out(ptr %to, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

define ptx_kernel void @within(i64 %i, i64 %n) {
  %at = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  call void @llvm.memmove.p0.p0.i64(ptr %at, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

define ptx_kernel void @cluster(i64 %n) {
  %far = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1)
  call void @llvm.memmove.p0.p0.i64(ptr %far, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare ptr @llvm.nvvm.mapa(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [1024 x i8] undef
; CHECK-EMPTY:
; CHECK-NEXT: define void @into(ptr %to, i64 %n) {
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @short(ptr %to) {
; CHECK-NEXT:   call void @llvm.memmove.p0.p3.i64(ptr %to, ptr addrspace(3) @s, i64 100, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @out(ptr %to, i64 %n) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %to.global, ptr addrspace(3) @s, i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @within(i64 %i, i64 %n) {
; CHECK-NEXT:   %at = getelementptr inbounds i8, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) %at, ptr addrspace(3) @s, i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @cluster(i64 %n) {
; CHECK-NEXT:   %far.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 1)
; CHECK-NEXT:   %far = addrspacecast ptr addrspace(7) %far.cluster to ptr
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr %far, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p0.p3.i64(ptr, ptr addrspace(3), i64, i1 immarg)
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 6, i32 101, i32 102}
; CHECK-EMPTY:
