; RUN: spacecast explain %s @k %p
; The host filled the parameters.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr byval({ ptr, i32 }) align 8 %args) {
  %p = load ptr, ptr %args
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k is in global memory
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     struct-of-a-kernel.ll:6  in the parameters of the kernel @k: filled by the host
; CHECK-NEXT:     struct-of-a-kernel.ll:7  loaded
; CHECK-NEXT:                                %p = load ptr, ptr %args
; CHECK-EMPTY:
