; RUN: opt %s
; A function that says where its accesses are not by what its callers pass is not for others.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
$f = comdat any
define linkonce_odr void @f(ptr %p) noinline comdat {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(i1 %c, ptr %g) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  call void @f(ptr %p)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: $f = comdat any
; CHECK-NEXT: define internal void @f(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   call void @f(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
