; RUN: opt %s
; The exchange puts the shared address into global memory, and takes out whatever another thread has put
; there: the store through the old value stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %head) {
  %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %old = atomicrmw xchg ptr %head, i64 %i monotonic, align 8
  %p = inttoptr i64 %old to ptr
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %head) {
; CHECK-NEXT:   %head.global = addrspacecast ptr %head to ptr addrspace(1)
; CHECK-NEXT:   %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %old = atomicrmw xchg ptr addrspace(1) %head.global, i64 %i monotonic, align 8
; CHECK-NEXT:   %p = inttoptr i64 %old to ptr
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
