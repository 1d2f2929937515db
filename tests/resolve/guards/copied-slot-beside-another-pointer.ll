; RUN: opt -w -passes=memory-space-opt<first-time> %s
; A guard leaves the one of two pointers that is no slot. But LLVM may inline the function and read before the query was
; answered, so that the guard says nothing of what the call passes.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %g) {
  %slot = alloca [8 x i32], align 16
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %never, label %end
never:
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %one = insertelement <2 x ptr> poison, ptr %p, i32 0
  %both = insertelement <2 x ptr> %one, ptr %slot, i32 1
  %first = extractelement <2 x ptr> %both, i64 0
  %other = alloca [8 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %other, ptr align 16 %slot, i64 32, i1 false)
  call void @f(ptr %first)
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
; CHECK-NEXT: define internal void @f(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %g) {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %shared, label %never, label %end
; CHECK-NEXT: never:
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %one = insertelement <2 x ptr> poison, ptr %p, i32 0
; CHECK-NEXT:   %both = insertelement <2 x ptr> %one, ptr %slot, i32 1
; CHECK-NEXT:   %first = extractelement <2 x ptr> %both, i64 0
; CHECK-NEXT:   %other = alloca [8 x i32], align 16
; CHECK-NEXT:   %other.local = addrspacecast ptr %other to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 16 %other.local, ptr addrspace(5) align 16 %slot.local, i64 32, i1 false)
; CHECK-NEXT:   call void @f(ptr %first)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
