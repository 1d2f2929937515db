; RUN: opt %s
; With 32 bits an offset may wrap that did not with 64: nuw and nusw go, inbounds stays.

target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 1, ptr %p, align 4
  %q = getelementptr nusw nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 2, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 3, ptr %r, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %q = getelementptr i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   %r = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %r, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
