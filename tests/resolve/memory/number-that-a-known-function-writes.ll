; RUN: opt -w --check %s
; The function writes a number where a pointer was: what is loaded may be any address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef, align 4

define ptx_kernel void @k(double %x) {
  %slot = alloca [2 x ptr], align 8
  %other = getelementptr inbounds i8, ptr %slot, i64 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  call void @__nv_sincos(double %x, ptr %slot, ptr %other)
  %p = load ptr, ptr %slot, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @__nv_sincos(double, ptr, ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(double %x) {
; CHECK-NEXT:   %slot = alloca [2 x ptr], align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %other = getelementptr inbounds i8, ptr %slot, i64 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   call void @__nv_sincos(double %x, ptr %slot, ptr %other)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @__nv_sincos(double, ptr, ptr)
; CHECK-EMPTY:
