; RUN: opt %s
; A constant struct with a shared and a constant address, stored as a whole and taken apart.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@c = internal addrspace(4) constant i32 7, align 4

define ptx_kernel void @k() {
  %slot = alloca { ptr, ptr }, align 8
  store { ptr, ptr } { ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(4) @c to ptr) }, ptr %slot, align 8
  %p = load ptr, ptr %slot, align 8
  %second = getelementptr inbounds i8, ptr %slot, i64 8
  %q = load ptr, ptr %second, align 8
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @c = internal addrspace(4) constant i32 7, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca { ptr, ptr }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store { ptr, ptr } { ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(4) @c to ptr) }, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %slot.local, i64 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %q.constant = addrspacecast ptr %q to ptr addrspace(4)
; CHECK-NEXT:   %v = load i32, ptr addrspace(4) %q.constant, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
