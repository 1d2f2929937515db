; RUN: opt -w %s
; One argument is undefined for good. What the other one may be is passed on all the same when it grows: the
; store stays generic.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define internal ptr @h(ptr %u, ptr %v) noinline {
  ret ptr %v
}
define internal void @f(ptr %u, ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(i1 %c) {
  %r = call ptr @h(ptr undef, ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %x = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %r
  call void @f(ptr undef, ptr %x)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: define internal ptr @h(ptr %u, ptr %v) noinline {
; CHECK-NEXT:   ret ptr %v
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @f(ptr %u, ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %r = call ptr @h(ptr undef, ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   %x = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %r
; CHECK-NEXT:   call void @f(ptr undef, ptr %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
