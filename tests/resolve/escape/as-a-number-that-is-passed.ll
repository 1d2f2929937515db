; RUN: opt -w %s
; The function gets the shared address as a number and puts it into global memory: the store through the loaded
; pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define internal void @put(ptr %o, i64 %x) noinline {
  %old = atomicrmw xchg ptr %o, i64 %x seq_cst
  ret void
}
define ptx_kernel void @k(ptr %o) {
  call void @put(ptr %o, i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64))
  %p = load ptr, ptr %o
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define internal void @put(ptr addrspace(1) %o, i64 %x) noinline {
; CHECK-NEXT:   %old = atomicrmw xchg ptr addrspace(1) %o, i64 %x seq_cst
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   call void @put(ptr addrspace(1) %o.global, i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
