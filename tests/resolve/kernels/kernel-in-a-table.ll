; RUN: opt -w --check %s
; LLVM finds out what the call through the table calls, and inlines the kernel: it may be passed any address there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef
@out = addrspace(1) global i32 0
@tab = internal addrspace(1) constant [1 x ptr] [ptr @k]
define ptx_kernel void @k(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
define ptx_kernel void @host() {
  %f = load ptr, ptr addrspace(1) @tab
  call ptx_kernel void %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %v = load volatile i32, ptr addrspace(3) @sh
  store i32 %v, ptr addrspace(1) @out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @out = addrspace(1) global i32 0
; CHECK-NEXT: @tab = internal addrspace(1) constant [1 x ptr] [ptr @k]
; CHECK-NEXT: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   %a = atomicrmw add ptr %p, i32 1 monotonic
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @host() {
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) @tab
; CHECK-NEXT:   call ptx_kernel void %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @sh
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) @out
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
