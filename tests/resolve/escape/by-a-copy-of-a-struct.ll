; RUN: opt %s
; The shared address goes into a private struct, and the struct is copied to global memory: the address
; escapes, the store through a loaded pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %out, ptr %list) {
  %pair = alloca { ptr, i64 }, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %pair, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %pair, i64 16, i1 false)
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, ptr %list) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %pair = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %pair.local = addrspacecast ptr %pair to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %pair.local, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %out.global, ptr addrspace(5) align 8 %pair.local, i64 16, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
