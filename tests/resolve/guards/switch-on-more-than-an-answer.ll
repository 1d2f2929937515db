; RUN: opt --optimiser-follows=false -w %s
; The number is 2 or 3, whatever the answer: the default is always taken, and nothing is known there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %a, i1 %c) {
  %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %z = zext i1 %q to i32
  %o = or i32 %z, 2
  switch i32 %o, label %def [ i32 1, label %no ]
def:
  store i32 7, ptr %p
  ret void
no:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   %o = or i32 %z, 2
; CHECK-NEXT:   switch i32 %o, label %def [ i32 1, label %no ]
; CHECK-NEXT: def:
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
