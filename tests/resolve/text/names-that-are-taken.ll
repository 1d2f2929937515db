; RUN: opt %s
; New values need names that do not collide with any of these. All stores become shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %p.shared = getelementptr inbounds i32, ptr %p, i64 1
  %p.shared1 = getelementptr inbounds i32, ptr %p.shared, i64 1
  %p.as3 = getelementptr inbounds i32, ptr %p.shared1, i64 1
  %p.3 = getelementptr inbounds i32, ptr %p.as3, i64 1
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p.shared, align 4
  store i32 3, ptr %p.shared1, align 4
  store i32 4, ptr %p.as3, align 4
  store i32 5, ptr %p.3, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   %p.shared = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %p.shared1 = getelementptr inbounds i32, ptr addrspace(3) %p.shared, i64 1
; CHECK-NEXT:   %p.as3 = getelementptr inbounds i32, ptr addrspace(3) %p.shared1, i64 1
; CHECK-NEXT:   %p.3 = getelementptr inbounds i32, ptr addrspace(3) %p.as3, i64 1
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %p.shared1, align 4
; CHECK-NEXT:   store i32 4, ptr addrspace(3) %p.as3, align 4
; CHECK-NEXT:   store i32 5, ptr addrspace(3) %p.3, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
