; RUN: opt -w %s
; Which of the two runs is known only then, so that neither call can lead to a copy, and both are passed both.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @h(ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define ptx_kernel void @k(i1 %c) {
  %p = select i1 %c, ptr @f, ptr @h
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void %p(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h(ptr %x) noinline {
; CHECK-NEXT:   store i32 2, ptr %x, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr @f, ptr @h
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
