; RUN: opt -w %s
; Shared or global: a branch would gain nothing.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x i32] undef, align 16
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %p = select i1 %c, ptr %in, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [4 x i32] undef, align 16
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %c, ptr %in, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
