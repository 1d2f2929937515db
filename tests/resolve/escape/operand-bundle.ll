; RUN: opt -w %s
; Nobody says what a bundle does with what is in it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x float] undef, align 4
define internal void @f(i32 %x) noinline {
  ret void
}
define ptx_kernel void @k4(ptr %g) {
  %s = addrspacecast ptr addrspace(3) @sh to ptr
  call void @f(i32 1) [ "foo"(ptr %s) ]
  %p = load ptr, ptr %g
  store float 5.0, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: define internal void @f(i32 %x) noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k4(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %s = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   call void @f(i32 1) [ "foo"(ptr %s) ]
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   store float 5.0, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
