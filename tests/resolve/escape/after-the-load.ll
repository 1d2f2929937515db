; RUN: opt %s
; The address escapes after the load, but another thread may already have come that far: the first store stays
; generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %slots, i64 %i) {
  %other = getelementptr inbounds ptr, ptr %slots, i64 %i
  %p = load ptr, ptr %other, align 8
  store i32 2, ptr %p, align 4
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slots, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %slots, i64 %i) {
; CHECK-NEXT:   %slots.global = addrspacecast ptr %slots to ptr addrspace(1)
; CHECK-NEXT:   %other = getelementptr inbounds ptr, ptr addrspace(1) %slots.global, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %other, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %slots.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
