; RUN: opt %s
; Both operands are shared and neither is null, so the comparison may be made in shared space, but only with
; both operands changed together. The store becomes shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %i, i32 %j, ptr %out) {
  %p = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %q = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %j
  %less = icmp ult ptr %p, %q
  %v = zext i1 %less to i32
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %i, i32 %j, ptr %out) {
; CHECK-NEXT:   %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
; CHECK-NEXT:   %q = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i32 0, i32 %j
; CHECK-NEXT:   %less = icmp ult ptr addrspace(3) %p, %q
; CHECK-NEXT:   %v = zext i1 %less to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
