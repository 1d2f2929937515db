; RUN: opt %s
; The atomics on an argument become global, with their ordering, scope and metadata.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, float %x) {
  %1 = atomicrmw fadd ptr %p, float %x syncscope("device") monotonic, align 4, !note !0
  %2 = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %3 = extractvalue { i32, i1 } %2, 0
  store atomic i32 %3, ptr %p syncscope("device") monotonic, align 4
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, float %x) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %1 = atomicrmw fadd ptr addrspace(1) %p.global, float %x syncscope("device") monotonic, align 4, !note !0
; CHECK-NEXT:   %2 = cmpxchg ptr addrspace(1) %p.global, i32 0, i32 1 seq_cst seq_cst, align 4
; CHECK-NEXT:   %3 = extractvalue { i32, i1 } %2, 0
; CHECK-NEXT:   store atomic i32 %3, ptr addrspace(1) %p.global syncscope("device") monotonic, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-EMPTY:
