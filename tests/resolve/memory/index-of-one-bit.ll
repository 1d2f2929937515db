; RUN: opt -w %s
; The index is true, which is -1 in one bit: the element is the shared one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out) {
  %a = alloca [3 x ptr]
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a
  %a2 = getelementptr i8, ptr %a, i64 16
  store ptr %out, ptr %a2
  %a1 = getelementptr i8, ptr %a, i64 8
  %b = getelementptr ptr, ptr %a1, i1 true
  %p = load ptr, ptr %b
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %a = alloca [3 x ptr]
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %a.local
; CHECK-NEXT:   %a2 = getelementptr i8, ptr addrspace(5) %a.local, i64 16
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %a2
; CHECK-NEXT:   %a1 = getelementptr i8, ptr addrspace(5) %a.local, i64 8
; CHECK-NEXT:   %b = getelementptr ptr, ptr addrspace(5) %a1, i1 true
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %b
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
