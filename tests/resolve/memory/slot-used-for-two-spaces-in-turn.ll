; RUN: opt %s
; The slot holds a shared pointer first and a global one later. Each load gives the last one stored: the first
; access is shared, the second global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %slot = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  %p = load ptr, ptr %slot, align 8
  %v = load i32, ptr %p, align 4
  store ptr %g, ptr %slot, align 8
  %q = load ptr, ptr %slot, align 8
  store i32 %v, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
; CHECK-NEXT:   %p = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store ptr %g, ptr %slot, align 8
; CHECK-NEXT:   %q = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
