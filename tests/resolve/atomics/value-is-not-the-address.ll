; RUN: opt %s
; The address operand becomes global. The pointer that is exchanged is data: it stays a generic pointer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %where, ptr %what) {
  %old = atomicrmw xchg ptr %where, ptr %what acq_rel, align 8
  %r = cmpxchg ptr %where, ptr %old, ptr %what acq_rel monotonic, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %where, ptr %what) {
; CHECK-NEXT:   %where.global = addrspacecast ptr %where to ptr addrspace(1)
; CHECK-NEXT:   %old = atomicrmw xchg ptr addrspace(1) %where.global, ptr %what acq_rel, align 8
; CHECK-NEXT:   %r = cmpxchg ptr addrspace(1) %where.global, ptr %old, ptr %what acq_rel monotonic, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
