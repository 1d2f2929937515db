; RUN: opt -w --harmless=apply %s
; What is called back stores what it is passed, where the kernel loads it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@out = global ptr null
define internal void @f(ptr %p) {
  store ptr %p, ptr @out
  ret void
}
declare void @apply(ptr, ptr)
define ptx_kernel void @k() {
  call void @apply(ptr @f, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %q = load ptr, ptr @out
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @out = global ptr null
; CHECK-NEXT: define internal void @f(ptr %p) {
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) addrspacecast (ptr @out to ptr addrspace(1))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @apply(ptr, ptr)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @apply(ptr @f, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @out to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
