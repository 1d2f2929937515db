; RUN: opt -w --mem-space-alg=1 %s
; The slot lives in the frame of the coroutine, which is not on the stack.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %n) presplitcoroutine {
  %slot = alloca i32
  store volatile i32 %n, ptr %slot
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @f(i32 %n) presplitcoroutine {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store volatile i32 %n, ptr %slot
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
