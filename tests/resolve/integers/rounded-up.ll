; RUN: opt %s
; Rounding up and masking keep the origin: the address is still in the shared buffer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buffer = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @k(i64 %x) {
  %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @buffer to ptr) to i64
  %j = add nuw i64 %i, 1023
  %k = and i64 %j, -1024
  %p = inttoptr i64 %k to ptr
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @buffer = external addrspace(3) global [0 x i8], align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %x) {
; CHECK-NEXT:   %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @buffer to ptr) to i64
; CHECK-NEXT:   %j = add nuw i64 %i, 1023
; CHECK-NEXT:   %k = and i64 %j, -1024
; CHECK-NEXT:   %p = inttoptr i64 %k to ptr
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(3) %p.shared, i64 %x
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
