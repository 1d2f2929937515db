; RUN: opt %s
; The unseen function gets a slot that holds the address of another one, and may write both: the store stays
; generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g) {
  %inner = alloca ptr, align 8
  %outer = alloca ptr, align 8
  store ptr %g, ptr %inner, align 8
  store ptr %inner, ptr %outer, align 8
  call void @unseen(ptr %outer)
  %p = load ptr, ptr %inner, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @unseen(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %inner = alloca ptr, align 8
; CHECK-NEXT:   %inner.local = addrspacecast ptr %inner to ptr addrspace(5)
; CHECK-NEXT:   %outer = alloca ptr, align 8
; CHECK-NEXT:   %outer.local = addrspacecast ptr %outer to ptr addrspace(5)
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %inner.local, align 8
; CHECK-NEXT:   store ptr %inner, ptr addrspace(5) %outer.local, align 8
; CHECK-NEXT:   call void @unseen(ptr %outer)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %inner.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @unseen(ptr)
; CHECK-EMPTY:
