; RUN: opt -w %s
; Which of the two is copied depends on the condition: so does the space, and the default can live in registers.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  %p = select i1 %c, ptr %in, ptr %zero
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %out, ptr align 16 %p, i64 16, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.global, label %split.local
; CHECK-NEXT: split.global:
; CHECK-NEXT:   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %out.global, ptr addrspace(1) align 16 %in.global, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.local:
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 16 %out.global, ptr addrspace(5) align 16 %zero.local, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
