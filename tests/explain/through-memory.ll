; RUN: spacecast explain %s @f %p
; Stored by the kernel, loaded by the function.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %o) noinline {
  %p = load ptr, ptr %o
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k() {
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %slot
  call void @f(ptr %slot)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @f is in shared memory
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     through-memory.ll:6   @sh, a variable in shared memory
; CHECK-NEXT:     through-memory.ll:14  stored
; CHECK-NEXT:                             store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %slot
; CHECK-NEXT:     through-memory.ll:8   loaded
; CHECK-NEXT:                             %p = load ptr, ptr %o
; CHECK-EMPTY:
