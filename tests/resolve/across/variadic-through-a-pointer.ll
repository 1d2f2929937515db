; RUN: opt -w %s
; A function with any number of arguments is called like others through a pointer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x float] undef, align 4
@tab = internal constant [2 x ptr] [ptr @vf, ptr @vf2]
define internal void @vf(ptr %x, ...) {
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %x
  ret void
}
define internal void @vf2(ptr %x, ...) {
  ret void
}
define ptx_kernel void @k(ptr %g, i64 %i) {
  %sl = alloca ptr
  store ptr %g, ptr %sl
  %e = getelementptr [2 x ptr], ptr @tab, i64 0, i64 %i
  %fp = load ptr, ptr %e
  call void (ptr, ...) %fp(ptr %sl, i32 1)
  %p = load ptr, ptr %sl
  store float 2.0, ptr %p
  %v = load volatile float, ptr addrspace(3) @sh
  store float %v, ptr %g
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: @tab = internal constant [2 x ptr] [ptr @vf, ptr @vf2]
; CHECK-NEXT: define internal void @vf(ptr %x, ...) {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @vf2(ptr %x, ...) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %sl = alloca ptr
; CHECK-NEXT:   %sl.local = addrspacecast ptr %sl to ptr addrspace(5)
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %sl.local
; CHECK-NEXT:   %e = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @tab to ptr addrspace(1)), i64 0, i64 %i
; CHECK-NEXT:   %fp = load ptr, ptr addrspace(1) %e
; CHECK-NEXT:   call void (ptr, ...) %fp(ptr %sl, i32 1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %sl.local
; CHECK-NEXT:   store float 2.0, ptr %p
; CHECK-NEXT:   %v = load volatile float, ptr addrspace(3) @sh
; CHECK-NEXT:   store float %v, ptr addrspace(1) %g.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
