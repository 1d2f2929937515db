; RUN: opt -w --arch sm_80 --optimiser-follows=false %s
; There is nothing to copy, but the slot stands for the parameter.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%empty = type {}

define ptx_kernel void @k(ptr byval(%empty) %t, ptr %o) {
  store ptr %t, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %empty = type {}
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%empty) %t, ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %t.copy = alloca %empty, align 1
; CHECK-NEXT:   %t.copy.local = addrspacecast ptr %t.copy to ptr addrspace(5)
; CHECK-NEXT:   %t.param = addrspacecast ptr %t to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 1 %t.copy.local, ptr addrspace(101) align 1 %t.param, i64 0, i1 false)
; CHECK-NEXT:   store ptr %t.copy, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-EMPTY:
