; RUN: opt %s
; The address of the slot is kept in an internal variable, by which another function writes there: the last
; store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@v = internal addrspace(1) global ptr null, align 8

define internal void @put() {
  %slot = load ptr, ptr addrspace(1) @v, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  ret void
}

define ptx_kernel void @k(ptr %g) {
  %slot = alloca ptr, align 8
  store ptr %g, ptr %slot, align 8
  store ptr %slot, ptr addrspace(1) @v, align 8
  call void @put()
  %p = load ptr, ptr %slot, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @v = internal addrspace(1) global ptr null, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @put() {
; CHECK-NEXT:   %slot = load ptr, ptr addrspace(1) @v, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store ptr %slot, ptr addrspace(1) @v, align 8
; CHECK-NEXT:   call void @put()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
