; RUN: opt -w %s
; There is no atomic on local memory. The atomics stay generic (with a warning), the plain load becomes local.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) {
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  %old = atomicrmw add ptr %x, i32 1 monotonic, align 4
  %r = cmpxchg ptr %x, i32 1, i32 2 monotonic monotonic, align 4
  %v = load i32, ptr %x, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %x.local, align 4
; CHECK-NEXT:   %old = atomicrmw add ptr %x, i32 1 monotonic, align 4
; CHECK-NEXT:   %r = cmpxchg ptr %x, i32 1, i32 2 monotonic monotonic, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %x.local, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
