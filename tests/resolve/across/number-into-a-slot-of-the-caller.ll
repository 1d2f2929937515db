; RUN: opt -w %s
; The function stores a number in a slot of its caller that holds a pointer: what the caller loads is not known.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define internal void @put(ptr %slot, i64 %n) noinline {
  store i64 %n, ptr %slot, align 8
  ret void
}

define ptx_kernel void @k(i64 %n) {
  %slot = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  call void @put(ptr %slot, i64 %n)
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
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @put(ptr addrspace(5) %slot, i64 %n) noinline {
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %slot, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %n) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   call void @put(ptr addrspace(5) %slot.local, i64 %n)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
