; RUN: opt -w %s
; The branch on the answer leads to one block either way. Its phi keeps one arm.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %out) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br i1 %q, label %a, label %a
a:
  %x = phi i32 [ 1, %0 ], [ 1, %0 ]
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   br label %a
; CHECK-NEXT: a:
; CHECK-NEXT:   %x = phi i32 [ 1, %0 ]
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
