; RUN: opt %s
; The load for data that is the same in all threads, on an argument: it becomes the p1 form.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g, ptr %out) {
  %v = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %g, i32 4)
  store i32 %v, ptr %out, align 4
  ret void
}

declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr captures(none), i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr %out) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g.global, i32 4)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr captures(none), i32)
; CHECK-NEXT: declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) captures(none), i32)
; CHECK-EMPTY:
