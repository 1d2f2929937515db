; RUN: opt -w --track-calls=false %s
; Nothing is passed on: the helper could be called by anyone, and what it returns could be anything.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal ptr @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret ptr %x
}
define ptx_kernel void @k(ptr %o) {
  %p = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  store i32 2, ptr %p
  store i32 3, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal ptr @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret ptr %x
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
