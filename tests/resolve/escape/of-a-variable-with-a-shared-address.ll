; RUN: opt -w %s
; The address of the variable gets out, and with it what its initialiser holds: the last store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@pub = addrspace(1) global ptr null
@G = internal addrspace(1) global ptr addrspacecast (ptr addrspace(3) @s to ptr)
define ptx_kernel void @k() {
  store ptr addrspacecast (ptr addrspace(1) @G to ptr), ptr addrspace(1) @pub
  %p = load ptr, ptr addrspace(1) @pub
  %q = load ptr, ptr %p
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @pub = addrspace(1) global ptr null
; CHECK-NEXT: @G = internal addrspace(1) global ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @G to ptr), ptr addrspace(1) @pub
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @pub
; CHECK-NEXT:   %q = load ptr, ptr %p
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
