; RUN: opt %s
; An atomic on another block's shared memory becomes one on space 7.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(7) %c) {
  %p = addrspacecast ptr addrspace(7) %c to ptr
  %old = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(7) %c) {
; CHECK-NEXT:   %old = atomicrmw add ptr addrspace(7) %c, i32 1 monotonic, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
