; RUN: opt -w --arch sm_90 --ptx 8.0 %s
; What is undefined is that in parameter space, too.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @selected(ptr byval(i32) align 4 %u, ptr %o, i1 %c) {
  %p = select i1 %c, ptr %u, ptr poison
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}

define ptx_kernel void @joined(ptr byval(i32) align 4 %u, ptr %o, i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi ptr [ undef, %0 ], [ %u, %a ]
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @selected(ptr byval(i32) align 4 "nvvm.grid_constant" %u, ptr %o, i1 %c) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %u.param = addrspacecast ptr %u to ptr addrspace(101)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspace(101) %u.param, ptr addrspace(101) poison
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %p
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @joined(ptr byval(i32) align 4 "nvvm.grid_constant" %u, ptr %o, i1 %c) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %u.param = addrspacecast ptr %u to ptr addrspace(101)
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT: a:
; CHECK-NEXT:   br label %b
; CHECK-EMPTY:
; CHECK-NEXT: b:
; CHECK-NEXT:   %p = phi ptr addrspace(101) [ undef, %0 ], [ %u.param, %a ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %p
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
