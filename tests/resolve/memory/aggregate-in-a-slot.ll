; RUN: opt %s
; Two pointers are stored one by one and loaded as one struct: shared and global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %slot = alloca { ptr, ptr }, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  %second = getelementptr inbounds { ptr, ptr }, ptr %slot, i32 0, i32 1
  store ptr %g, ptr %second, align 8
  %both = load { ptr, ptr }, ptr %slot, align 8
  %p = extractvalue { ptr, ptr } %both, 0
  %q = extractvalue { ptr, ptr } %both, 1
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
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %slot = alloca { ptr, ptr }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds { ptr, ptr }, ptr addrspace(5) %slot.local, i32 0, i32 1
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %both = load { ptr, ptr }, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %p = extractvalue { ptr, ptr } %both, 0
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = extractvalue { ptr, ptr } %both, 1
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
