; RUN: opt %s
; A pointer is cast to the space that it has, and from there to generic again, for another access. The first
; cast goes, and so does the second, which was made of it. A cast that nothing uses goes, too.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %typed = addrspacecast ptr %p to ptr addrspace(3)
  %again = addrspacecast ptr addrspace(3) %typed to ptr
  %q = getelementptr inbounds i32, ptr %again, i64 1
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  %unused = addrspacecast ptr %q to ptr addrspace(3)
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
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
