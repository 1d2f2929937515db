; RUN: opt -w --rewrite-slots %s
; For code that is not optimised afterwards.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i64 %n) {
  %whole = alloca i64
  store i64 %n, ptr %whole
  %a = load i64, ptr %whole
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @f(i64 %n) {
; CHECK-NEXT:   %whole = alloca i64
; CHECK-NEXT:   %whole.local = addrspacecast ptr %whole to ptr addrspace(5)
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %whole.local
; CHECK-NEXT:   %a = load i64, ptr addrspace(5) %whole.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
