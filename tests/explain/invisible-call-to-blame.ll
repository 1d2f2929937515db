; RUN: spacecast explain %s @k %p
; A function that is not here may have stored anything.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @other()
define ptx_kernel void @k(ptr %a) {
  call void @other()
  %p = load ptr, ptr %a
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     invisible-call-to-blame.ll:9  loaded from memory into which other addresses got
; CHECK-NEXT:                                     %p = load ptr, ptr %a
; CHECK-NEXT:     invisible-call-to-blame.ll:8  to blame: calls a function that is not visible and may store addresses
; CHECK-NEXT:                                     call void @other()
; CHECK-EMPTY:
; CHECK-NEXT:   help: if the function that is called stores no addresses, say so: `--harmless NAME`, or `memory(read)` on its declaration
; CHECK-EMPTY:
