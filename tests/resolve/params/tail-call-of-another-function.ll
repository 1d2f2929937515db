; RUN: opt -w %s
; The function uses its parameter only in shared memory, but has to have the same type as the one that it ends with.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @h(ptr %x) noinline {
  store i32 2, ptr %x
  musttail call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}
define ptx_kernel void @k() {
  call void @h(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h(ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %x.shared
; CHECK-NEXT:   musttail call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @h(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
