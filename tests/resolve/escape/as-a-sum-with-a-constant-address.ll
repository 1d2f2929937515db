; RUN: opt %s
; The only address that becomes a number does so in a constant. What is computed from it and stored is an
; address of shared memory: a pointer that is loaded may be that one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

define ptx_kernel void @k(ptr %g, ptr %out) {
  %a = add i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64), 8
  store i64 %a, ptr %g
  %p = load ptr, ptr %g
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr %out) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = add i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64), 8
; CHECK-NEXT:   store i64 %a, ptr addrspace(1) %g.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   %v = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
