; RUN: opt -w --nvvm-as %s
; Functions say which spaces their pointer parameters have.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x, i32 %n, ptr %y) noinline {
  store i32 %n, ptr %x
  store i32 %n, ptr %y
  ret void
}
define ptx_kernel void @k(ptr %p, i1 %c) {
  %m = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 1, ptr %m)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr addrspace(3) %x, i32 %n, ptr %y) noinline "nvvm.as"="3,0" {
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %x
; CHECK-NEXT:   store i32 %n, ptr %y, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, i1 %c) {
; CHECK-NEXT:   %m = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT:   call void @f(ptr addrspace(3) @sh, i32 1, ptr %m)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
