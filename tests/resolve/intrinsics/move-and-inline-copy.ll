; RUN: opt %s
; memmove, and memcpy that must be expanded in place: both take any space and become p1.p5 and p5.p1.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g, i64 %i) {
  %x = alloca [8 x i32], align 16
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 16 %x, ptr align 4 %g, i64 32, i1 false)
  %end = getelementptr inbounds i32, ptr %g, i64 %i
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %end, ptr align 16 %x, i64 32, i1 false)
  ret void
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca [8 x i32], align 16
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.inline.p5.p1.i64(ptr addrspace(5) align 16 %x.local, ptr addrspace(1) align 4 %g.global, i64 32, i1 false)
; CHECK-NEXT:   %end = getelementptr inbounds i32, ptr addrspace(1) %g.global, i64 %i
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %end, ptr addrspace(5) align 16 %x.local, i64 32, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.inline.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(5) readonly captures(none), i64, i1 immarg)
; CHECK-EMPTY:
