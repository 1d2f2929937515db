; RUN: opt --track-indir-load=false %s
; What is copied was already where others look: nothing gets out by that.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@known = internal global [2 x ptr] zeroinitializer, align 16

define ptx_kernel void @a() {
  call void @elsewhere(ptr @known)
  ret void
}

define ptx_kernel void @b(ptr %in) {
  call void @llvm.memmove.p0.p0.i64(ptr @known, ptr @known, i64 8, i1 false)
  %p = load ptr, ptr %in
  store i32 1, ptr %p
  ret void
}

declare void @elsewhere(ptr)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @known = internal global [2 x ptr] zeroinitializer, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @a() {
; CHECK-NEXT:   call void @elsewhere(ptr @known)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @b(ptr %in) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) addrspacecast (ptr @known to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @known to ptr addrspace(1)), i64 8, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @elsewhere(ptr)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
; CHECK-EMPTY:
