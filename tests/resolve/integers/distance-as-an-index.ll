; RUN: opt %s
; The distance of two shared pointers is used as an index into global memory. An index has no say in the
; space: the store is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i64 %x) {
  %e = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %x
  %i = ptrtoint ptr %e to i64
  %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %d = sub i64 %i, %j
  %p = getelementptr inbounds i8, ptr %g, i64 %d
  store i8 1, ptr %p, align 1
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %x) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %e = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %x
; CHECK-NEXT:   %i = ptrtoint ptr %e to i64
; CHECK-NEXT:   %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %d = sub i64 %i, %j
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr addrspace(1) %g.global, i64 %d
; CHECK-NEXT:   store i8 1, ptr addrspace(1) %p, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
