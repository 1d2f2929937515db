; RUN: opt -w %s
; The exchange puts a shared pointer into the slot and takes out the one that was there, shared as well. The
; atomic itself stays as it is: there is none on local memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %slot = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %slot, align 8
  %old = atomicrmw xchg ptr %slot, ptr addrspacecast (ptr addrspace(3) @b to ptr) monotonic, align 8
  store i32 1, ptr %old, align 4
  %new = load ptr, ptr %slot, align 8
  store i32 2, ptr %new, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %old = atomicrmw xchg ptr %slot, ptr addrspacecast (ptr addrspace(3) @b to ptr) monotonic, align 8
; CHECK-NEXT:   %old.shared = addrspacecast ptr %old to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %old.shared, align 4
; CHECK-NEXT:   %new = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %new.shared = addrspacecast ptr %new to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %new.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
