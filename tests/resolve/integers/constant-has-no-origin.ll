; RUN: opt %s
; A fixed number may be any address: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  %p = inttoptr i64 4096 to ptr
  store i32 1, ptr %p, align 4
  store i32 2, ptr inttoptr (i64 8192 to ptr), align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = inttoptr i64 4096 to ptr
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   store i32 2, ptr inttoptr (i64 8192 to ptr), align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
