; RUN: opt -w %s
; The store happens once on each way.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %out, i1 %c) {
  %1 = alloca i32
  %2 = select i1 %c, ptr %out, ptr %1
  store i32 1, ptr %2
  %3 = load i32, ptr %1
  store i32 %3, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %1 = alloca i32
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.global, label %split.local
; CHECK-NEXT: split.global:
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %out.global
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.local:
; CHECK-NEXT:   store i32 1, ptr %1
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %2 = load i32, ptr %1
; CHECK-NEXT:   store i32 %2, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
