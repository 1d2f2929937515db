; RUN: opt -w %s
; @cfg holds a shared address, and others reach it through a variable that is written after it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef
@cfg = internal global ptr addrspacecast (ptr addrspace(3) @s to ptr)
@ext = global ptr @cfg

define ptx_kernel void @k(ptr %g) {
  %p = load ptr, ptr %g
  store i32 6, ptr %p
  %q = load ptr, ptr @cfg
  store i32 7, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: @cfg = internal global ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT: @ext = global ptr @cfg
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   store i32 6, ptr %p
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @cfg to ptr addrspace(1))
; CHECK-NEXT:   store i32 7, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
