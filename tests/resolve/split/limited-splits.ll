; RUN: says opt -w --bisect-limit 1 %s
; Each split counts as a rewrite.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  %p = select i1 %c, ptr %in, ptr %zero
  %x = load i32, ptr %p
  %y = load i32, ptr %p
  %z = add i32 %x, %y
  store i32 %z, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: note: rewrite 1: split in `k`
; CHECK-NEXT:   --> %s:10:3
; CHECK-NEXT:    |
; CHECK-NEXT: 10 |   %x = load i32, ptr %p
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
