; RUN: opt %s
; An access that excludes all that its pointer can point to never runs: nothing is said of it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k() {
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot
  %p = load ptr, ptr %slot
  store i32 1, ptr %p, !noalias.addrspace !0
  store i32 2, ptr %p
  ret void
}
!0 = !{i32 3, i32 4}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot
; CHECK-NEXT:   %p = load ptr, ptr %slot
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4}
; CHECK-EMPTY:
