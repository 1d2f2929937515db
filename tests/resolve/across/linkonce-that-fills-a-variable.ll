; RUN: opt -w %s
; The load in `k` counts on what `f` stores, so that nobody else may be given this `f`. Nothing else changes in it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@v = internal addrspace(1) global ptr null
define linkonce_odr void @f(ptr %x) noinline {
  store ptr %x, ptr addrspace(1) @v
  ret void
}
define ptx_kernel void @k(ptr %a) {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %p = load ptr, ptr addrspace(1) @v
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @v = internal addrspace(1) global ptr null
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store ptr %x, ptr addrspace(1) @v
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @v
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
