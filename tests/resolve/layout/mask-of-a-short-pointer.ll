; RUN: opt %s
; The mask has 64 bits, as wide as a generic pointer. On a shared pointer it would have to have 32: it is cut
; with the name, or the call stays generic and its result is cast.

target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i, i64 %mask) {
  %p = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %mask)
  store i32 1, ptr %q, align 4
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i, i64 %mask) {
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %mask)
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
; CHECK-EMPTY:
