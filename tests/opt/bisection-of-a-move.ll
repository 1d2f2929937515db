; RUN: says opt -w --bisect-limit=2 --whole-program %s
; LLVM makes nothing of a move between a space and none: both sides are one rewrite.

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i8] undef

define ptx_kernel void @first(ptr %p) {
  store i8 1, ptr %p
  ret void
}

define ptx_kernel void @second(ptr %to, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

define ptx_kernel void @third(ptr %to, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK: note: rewrite 1: global in `first`
; CHECK-NEXT:   --> %s:10:3
; CHECK-NEXT:    |
; CHECK-NEXT: 10 |   store i8 1, ptr %p
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: note: rewrite 2: global in `second`
; CHECK-NEXT:   --> %s:15:3
; CHECK-NEXT:    |
; CHECK-NEXT: 15 |   call void @llvm.memmove.p0.p0.i64(ptr %to, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n, i1 false)
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
