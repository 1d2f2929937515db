; RUN: opt %s
; The array itself is accessed with a variable index: load and store become local, the alloca stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out, i64 %i, i64 %j) {
  %x = alloca [16 x i32], align 4
  %p = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 %i
  store i32 1, ptr %p, align 4
  %q = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 %j
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i64 %i, i64 %j) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca [16 x i32], align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   %p = getelementptr inbounds [16 x i32], ptr addrspace(5) %x.local, i64 0, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p, align 4
; CHECK-NEXT:   %q = getelementptr inbounds [16 x i32], ptr addrspace(5) %x.local, i64 0, i64 %j
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %q, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
