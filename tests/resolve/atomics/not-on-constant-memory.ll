; RUN: opt -w %s
; Nothing writes constant memory. The atomic stays generic (with a warning), the plain load becomes constant.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = internal addrspace(4) externally_initialized global i32 0, align 4

define ptx_kernel void @k(ptr %out) {
  %old = atomicrmw add ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 1 monotonic, align 4
  %v = load i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @c = internal addrspace(4) externally_initialized global i32 0, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %old = atomicrmw add ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 1 monotonic, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(4) @c, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
