; RUN: spacecast explain %s @k %p
; A number from nowhere.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i64 %n) {
  %p = inttoptr i64 %n to ptr
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     number.ll:7  a number that is not made of a pointer
; CHECK-NEXT:                    %p = inttoptr i64 %n to ptr
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the pointer of a pointer, by adding to it, or assert its space: `__builtin_assume(__isShared(p))`
; CHECK-EMPTY:
