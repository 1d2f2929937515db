; RUN: opt -w %s
; Not everything that is called like a function of a library is one: a program may have its own for traps, and the functions of
; libdevice that take pointers are known one by one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sh = internal addrspace(3) global [64 x i32] undef
@m = addrspace(1) global ptr null, align 8

declare void @trap(ptr)
declare void @__nv_atomic_store_8(ptr, i64, i32, i32)
declare float @__nv_modff(float, ptr)
declare float @__nv_expf(float)

define ptx_kernel void @others(ptr %g) {
  call void @trap(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %p = load ptr, ptr addrspace(1) @m
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @number(ptr %g) {
  %q = ptrtoint ptr addrspacecast (ptr addrspace(3) @sh to ptr) to i64
  call void @__nv_atomic_store_8(ptr %g, i64 %q, i32 0, i32 0)
  %p = load ptr, ptr addrspace(1) @m
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @libdevice(ptr %g) {
  %x = call float @__nv_modff(float 1.0, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %y = call float @__nv_expf(float %x)
  %p = load ptr, ptr addrspace(1) @m
  store float %y, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @m = addrspace(1) global ptr null, align 8
; CHECK-EMPTY:
; CHECK-NEXT: declare void @trap(ptr)
; CHECK-NEXT: declare void @__nv_atomic_store_8(ptr, i64, i32, i32)
; CHECK-NEXT: declare float @__nv_modff(float, ptr)
; CHECK-NEXT: declare float @__nv_expf(float)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @others(ptr %g) {
; CHECK-NEXT:   call void @trap(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @m
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @number(ptr %g) {
; CHECK-NEXT:   %q = ptrtoint ptr addrspacecast (ptr addrspace(3) @sh to ptr) to i64
; CHECK-NEXT:   call void @__nv_atomic_store_8(ptr %g, i64 %q, i32 0, i32 0)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @m
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @libdevice(ptr %g) {
; CHECK-NEXT:   %x = call float @__nv_modff(float 1.0, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %y = call float @__nv_expf(float %x)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @m
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store float %y, ptr addrspace(1) %p.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
