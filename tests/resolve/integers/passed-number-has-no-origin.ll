; RUN: opt %s
; A number that is passed or loaded may be any address, or none, also in a kernel: both stores stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(i64 %i, ptr addrspace(1) %words) {
  %p = inttoptr i64 %i to ptr
  store i32 1, ptr %p, align 4
  %j = load i64, ptr addrspace(1) %words, align 8
  %q = inttoptr i64 %j to ptr
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i, ptr addrspace(1) %words) {
; CHECK-NEXT:   %p = inttoptr i64 %i to ptr
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %j = load i64, ptr addrspace(1) %words, align 8
; CHECK-NEXT:   %q = inttoptr i64 %j to ptr
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
