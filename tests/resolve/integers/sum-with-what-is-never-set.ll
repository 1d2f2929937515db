; RUN: opt %s
; Nothing is ever stored to the slot: the sum is nothing, too.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, ptr %q) {
  %slot = alloca [2 x ptr], align 8
  %set = getelementptr ptr, ptr %slot, i64 1
  store ptr %q, ptr %set, align 8
  %n = load i64, ptr %slot, align 8
  %a = ptrtoint ptr %p to i64
  %sum = add i64 %a, %n
  %r = inttoptr i64 %sum to ptr
  store i32 1, ptr %r, align 4
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, ptr %q) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [2 x ptr], align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %set = getelementptr ptr, ptr addrspace(5) %slot.local, i64 1
; CHECK-NEXT:   store ptr %q, ptr addrspace(5) %set, align 8
; CHECK-NEXT:   %n = load i64, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %a = ptrtoint ptr %p to i64
; CHECK-NEXT:   %sum = add i64 %a, %n
; CHECK-NEXT:   %r = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i32 1, ptr %r, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
