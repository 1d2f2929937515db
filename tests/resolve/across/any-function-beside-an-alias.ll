; RUN: opt -w --whole-program %s
; The address of `f` got nowhere, but its alias may be called: then `f` lets out the shared address, and the kernel
; may load that.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@slot = global ptr null
@a = internal alias void (ptr), ptr @f
define internal void @f(ptr %x) noinline {
  store ptr %x, ptr @slot
  ret void
}
define internal void @g(ptr %x) noinline {
  ret void
}
define ptx_kernel void @k(i1 %c) {
  %p = select i1 %c, ptr @a, ptr @g
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %q = load ptr, ptr @slot
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @slot = global ptr null
; CHECK-NEXT: @a = internal alias void (ptr), ptr @f
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store ptr %x, ptr addrspace(1) addrspacecast (ptr @slot to ptr addrspace(1))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @g(ptr %x) noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr @a, ptr @g
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @slot to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
