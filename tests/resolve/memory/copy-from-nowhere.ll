; RUN: opt -w %s
; What is known of one address of a copy says nothing of the other, which comes from nowhere: who said where both are not
; would find the other one there in the next run.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  %slot = alloca ptr, align 8
  %p = load ptr, ptr %slot, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %p, i64 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) %slot.local, ptr %p, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
; CHECK-EMPTY:
