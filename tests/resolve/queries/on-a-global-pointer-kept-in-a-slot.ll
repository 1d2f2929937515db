; RUN: opt -w %s
; The host passed the pointer, typed as global. Through a slot it is still what the host gave: the query
; stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.global(ptr)
define ptx_kernel void @k(ptr addrspace(1) %in, ptr %out) {
  %sl = alloca ptr
  store ptr addrspace(1) %in, ptr %sl
  %p = load ptr, ptr %sl
  %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %z = zext i1 %q to i32
  store i32 %z, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %sl = alloca ptr
; CHECK-NEXT:   %sl.local = addrspacecast ptr %sl to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspace(1) %in, ptr addrspace(5) %sl.local
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %sl.local
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
