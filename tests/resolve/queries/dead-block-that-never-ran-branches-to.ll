; RUN: opt -w %s
; A block that was unreachable before branches to the one that the answer makes dead: both go.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %out) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br i1 %q, label %a, label %dead
a:
  ret void
dead:
  store i32 1, ptr %out
  ret void
un:
  br label %dead
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   br label %a
; CHECK-NEXT: a:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
