; RUN: opt -w %s
; The shared address is moved to global memory as two numbers of 32 bits. That lets it out: the store
; through the loaded pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out) {
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot
  %lo = load i32, ptr %slot
  %h = getelementptr i8, ptr %slot, i64 4
  %hi = load i32, ptr %h
  store i32 %lo, ptr %out
  %o4 = getelementptr i8, ptr %out, i64 4
  store i32 %hi, ptr %o4
  %p = load ptr, ptr %out
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local
; CHECK-NEXT:   %lo = load i32, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %h = getelementptr i8, ptr addrspace(5) %slot.local, i64 4
; CHECK-NEXT:   %hi = load i32, ptr addrspace(5) %h
; CHECK-NEXT:   store i32 %lo, ptr addrspace(1) %out.global
; CHECK-NEXT:   %o4 = getelementptr i8, ptr addrspace(1) %out.global, i64 4
; CHECK-NEXT:   store i32 %hi, ptr addrspace(1) %o4
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
