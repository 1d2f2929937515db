; RUN: opt --optimiser-follows=false -w %s
; Others know the slot, which is no shared memory: where a query says that it is, nothing comes from there, not even memory that
; others know. What is left is null.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [16 x i32] undef, align 8

define ptx_kernel void @k() {
  %slot = alloca ptr, align 8
  store ptr %slot, ptr addrspace(3) @s, align 4
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %never, label %end
never:
  br label %end
end:
  %p = phi ptr [ %slot, %never ], [ null, %0 ]
  %global = addrspacecast ptr %p to ptr addrspace(1)
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %p = phi ptr [ null, %0 ]
; CHECK-NEXT:   %global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
