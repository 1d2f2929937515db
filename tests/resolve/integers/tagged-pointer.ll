; RUN: opt %s
; A bit of the address is used as a mark, and cleared again before the access: one origin, global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g, i1 %c) {
  %i = ptrtoint ptr %g to i64
  %bit = zext i1 %c to i64
  %tagged = or i64 %i, %bit
  %clean = and i64 %tagged, -2
  %p = inttoptr i64 %clean to ptr
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT:   %i = ptrtoint ptr %g to i64
; CHECK-NEXT:   %bit = zext i1 %c to i64
; CHECK-NEXT:   %tagged = or i64 %i, %bit
; CHECK-NEXT:   %clean = and i64 %tagged, -2
; CHECK-NEXT:   %p = inttoptr i64 %clean to ptr
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
