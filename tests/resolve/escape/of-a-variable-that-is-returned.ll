; RUN: opt -w %s
; The function returns the address of an internal variable, so its caller can write there. What the kernel
; loads from it may be the shared address: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@gv = addrspace(1) global [64 x i32] zeroinitializer
@B = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @gv to ptr)
define internal ptr @getB() {
  ret ptr addrspacecast (ptr addrspace(1) @B to ptr)
}
define ptx_kernel void @k() {
  %b = call ptr @getB()
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %b
  %p = load ptr, ptr addrspace(1) @B
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: @B = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @gv to ptr)
; CHECK-NEXT: define internal ptr @getB() {
; CHECK-NEXT:   ret ptr addrspacecast (ptr addrspace(1) @B to ptr)
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %b = call ptr @getB()
; CHECK-NEXT:   %b.global = addrspacecast ptr %b to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %b.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @B
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
