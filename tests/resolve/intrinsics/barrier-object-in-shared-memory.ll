; RUN: opt %s
; The barrier object is in shared memory. The operations on it have a second name that takes a shared pointer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bar = internal addrspace(3) global i64 undef, align 8

define ptx_kernel void @k(ptr %out) {
  call void @llvm.nvvm.mbarrier.init(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 32)
  %state = call i64 @llvm.nvvm.mbarrier.arrive(ptr addrspacecast (ptr addrspace(3) @bar to ptr))
  store i64 %state, ptr %out, align 8
  ret void
}

declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare i64 @llvm.nvvm.mbarrier.arrive(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @bar = internal addrspace(3) global i64 undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 32)
; CHECK-NEXT:   %state = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)
; CHECK-NEXT:   store i64 %state, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.nvvm.mbarrier.init(ptr, i32)
; CHECK-NEXT: declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
; CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive(ptr)
; CHECK-NEXT: declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
; CHECK-EMPTY:
