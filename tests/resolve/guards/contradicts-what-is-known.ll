; RUN: opt --optimiser-follows=false %s
; The object is shared, so the query for global is false and its block never runs. Whatever becomes of the
; store there, it must not become one to global memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %q = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br i1 %q, label %yes, label %no

yes:
  store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  ret void

no:
  store i32 2, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   br label %no
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   store i32 2, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:
