; RUN: opt %s
; ptrmask clears low bits of an address and stays in its object's space: shared. When the pointer is retyped,
; the mask keeps its meaning.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  store i32 1, ptr %q, align 16
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
; CHECK-EMPTY:
