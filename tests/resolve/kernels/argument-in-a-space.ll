; RUN: opt %s
; The argument is already a global pointer, and is used through a cast to generic: the cast goes, the store is
; global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %g, i64 %i) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %g, i64 %i) {
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %g, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
