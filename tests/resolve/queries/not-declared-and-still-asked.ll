; RUN: opt %s
; Intrinsics need no declaration. What the host gave may be a constant, so that what is asked about stays as it was.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @step(ptr %in, ptr %out) {
  %p = load ptr, ptr %in
  %q = getelementptr i32, ptr %p, i64 4
  %v = load i32, ptr %q
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %q)
  %z = select i1 %c, i32 %v, i32 0
  store i32 %z, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @step(ptr %in, ptr %out) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 4
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.const(ptr %q)
; CHECK-NEXT:   %z = select i1 %c, i32 %v, i32 0
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
