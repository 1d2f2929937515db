; RUN: opt -w %s
; Others know the variable, but nobody can change what its initialiser put there.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@c = addrspace(4) constant ptr addrspacecast (ptr addrspace(3) @sh to ptr)
define ptx_kernel void @k() {
  %p = load ptr, ptr addrspace(4) @c
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @c = addrspace(4) constant ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) @c
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
