; RUN: opt %s
; The address of a stack object is stored to global memory: a loaded pointer may be local, its store stays
; generic. The object's own access is still local.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %slots, i64 %i) {
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  store ptr %x, ptr %slots, align 8
  %other = getelementptr inbounds ptr, ptr %slots, i64 %i
  %p = load ptr, ptr %other, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %slots, i64 %i) {
; CHECK-NEXT:   %slots.global = addrspacecast ptr %slots to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %x.local, align 4
; CHECK-NEXT:   store ptr %x, ptr addrspace(1) %slots.global, align 8
; CHECK-NEXT:   %other = getelementptr inbounds ptr, ptr addrspace(1) %slots.global, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %other, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
