; RUN: opt %s
; It is not known how many pointers are copied. The element may be the old shared one or the global one: the
; store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i64 %n) {
  %to = alloca ptr, align 8
  %from = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %to, align 8
  store ptr %g, ptr %from, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 %n, i1 false)
  %p = load ptr, ptr %to, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %n) {
; CHECK-NEXT:   %to = alloca ptr, align 8
; CHECK-NEXT:   %to.local = addrspacecast ptr %to to ptr addrspace(5)
; CHECK-NEXT:   %from = alloca ptr, align 8
; CHECK-NEXT:   %from.local = addrspacecast ptr %from to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %to.local, align 8
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %from.local, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %to.local, ptr addrspace(5) align 8 %from.local, i64 %n, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %to.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
