; RUN: opt -w %s
; The call is not followed, since the pointer may come from outside. It may lead to `f` all the same, with a shared
; address, so that only a copy of `f` names global memory.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(i1 %c, ptr %other, ptr %a) {
  %p = select i1 %c, ptr @f, ptr %other
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void @f(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr addrspace(1) %x) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %other, ptr %a) {
; CHECK-NEXT:   %p = select i1 %c, ptr @f, ptr %other
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global(ptr addrspace(1) %a.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
