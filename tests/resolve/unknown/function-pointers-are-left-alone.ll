; RUN: opt %s
; A pointer to a function is not an address of data: the call through it stays, while the table is read from
; global memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %table, i32 %x) {
  %f = load ptr, ptr %table, align 8
  call void %f(i32 %x)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %table, i32 %x) {
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) %table.global, align 8
; CHECK-NEXT:   call void %f(i32 %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
