; RUN: opt -passes=memory-space-opt<first-time> %s
; A slot is no shared memory, so that nothing passes it where a query says so. But such a call may be inlined, and what it
; reads be read before the query was answered, so that the slot counts as passed; that it is copied there does not matter.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k() {
  %slot = alloca [8 x i32], align 16
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %never, label %end
never:
  %other = alloca [8 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %other, ptr align 16 %slot, i64 32, i1 false)
  call void @f(ptr %slot)
  br label %end
end:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr addrspace(5) %p) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %shared, label %never, label %end
; CHECK-NEXT: never:
; CHECK-NEXT:   %other = alloca [8 x i32], align 16
; CHECK-NEXT:   %other.local = addrspacecast ptr %other to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 16 %other.local, ptr addrspace(5) align 16 %slot.local, i64 32, i1 false)
; CHECK-NEXT:   call void @f(ptr addrspace(5) %slot.local)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-EMPTY:
