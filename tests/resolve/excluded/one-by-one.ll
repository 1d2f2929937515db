; RUN: says spacecast opt --bisect-limit 1 %s
; Each is a rewrite that bisection counts.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(i1 %c, ptr %g) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: note: rewrite 1: spaces excluded in `k`
; CHECK-NEXT:  --> %s:9:3
; CHECK-NEXT:   |
; CHECK-NEXT: 9 |   store i32 1, ptr %p
; CHECK-NEXT:   |   ^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
