; RUN: opt -w %s
; Once the last one takes shared memory, those before it only need that, too.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @c(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @b(ptr %x) noinline {
  call void @c(ptr %x)
  ret void
}
define internal void @a(ptr %x) noinline {
  call void @b(ptr %x)
  ret void
}
define ptx_kernel void @k() {
  call void @a(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @c(ptr addrspace(3) %x) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @b(ptr addrspace(3) %x) noinline {
; CHECK-NEXT:   call void @c(ptr addrspace(3) %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @a(ptr addrspace(3) %x) noinline {
; CHECK-NEXT:   call void @b(ptr addrspace(3) %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @a(ptr addrspace(3) @sh)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
