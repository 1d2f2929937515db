; RUN: opt -w %s
; A function that is not seen may let out what it likes, whatever it is passed: the loaded pointer is unknown.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @unseen(i32)

define ptx_kernel void @k(ptr %g) {
  %n = call i32 @unseen(i32 1)
  %p = load ptr, ptr %g, align 8
  store i32 %n, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @unseen(i32)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %n = call i32 @unseen(i32 1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %g.global, align 8
; CHECK-NEXT:   store i32 %n, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
