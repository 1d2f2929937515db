; RUN: opt -w --rewrite-slots %s
; Two edges from one block must bring the same value into a phi: one cast serves both.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out, i32 %n) {
  %u = alloca ptr
  %e = load ptr, ptr %u
  switch i32 %n, label %o [ i32 1, label %m
    i32 2, label %m ]
o:
  br label %m
m:
  %p = phi ptr [ %e, %0 ], [ %e, %0 ], [ addrspacecast (ptr addrspace(3) @s to ptr), %o ]
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i32 %n) {
; CHECK-NEXT:   %u = alloca ptr
; CHECK-NEXT:   %u.local = addrspacecast ptr %u to ptr addrspace(5)
; CHECK-NEXT:   %e = load ptr, ptr addrspace(5) %u.local
; CHECK-NEXT:   %e.shared = addrspacecast ptr %e to ptr addrspace(3)
; CHECK-NEXT:   switch i32 %n, label %o [ i32 1, label %m
; CHECK-NEXT:     i32 2, label %m ]
; CHECK-NEXT: o:
; CHECK-NEXT:   br label %m
; CHECK-NEXT: m:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ %e.shared, %0 ], [ %e.shared, %0 ], [ @s, %o ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
