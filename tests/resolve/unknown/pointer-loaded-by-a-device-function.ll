; RUN: opt %s
; Only in a kernel is it known what memory can hold. In a device function the loaded pointer may be anything.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr addrspace(1) %list) {
  %p = load ptr, ptr addrspace(1) %list, align 8
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr addrspace(1) %list) {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list, align 8
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
