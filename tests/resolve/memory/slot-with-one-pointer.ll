; RUN: opt %s
; Unoptimised code keeps every variable in a slot. What comes out is what went in: shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p.addr = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p.addr, align 8
  %p = load ptr, ptr %p.addr, align 8
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p.addr = alloca ptr, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p.addr, align 8
; CHECK-NEXT:   %p = load ptr, ptr %p.addr, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(3) %p.shared, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
