; RUN: spacecast explain %s @k %a
; An argument of a kernel is global.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %a) {
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %a in @k is in global memory
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     from-a-kernel-argument.ll:6  argument a of the kernel @k: the host passes global memory
; CHECK-EMPTY:
