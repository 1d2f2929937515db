; RUN: opt -w --arch=sm_90 --ptx=8.0 %s
; LLVM makes one cast of two, from a parameter to a global pointer, which means nothing: both together stay generic as long as
; its optimiser follows.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { i32, i32, [16 x i32] }
define ptx_kernel void @k1(ptr byval(%S) align 4 %p, ptr %o, i1 %d) {
  %q = getelementptr inbounds %S, ptr %p, i32 0, i32 1
  %s = select i1 %d, ptr %q, ptr %o
  %w = load i32, ptr %s
  store i32 %w, ptr %o
  ret void
}
define internal i32 @h(ptr %x, i32 %i) noinline {
  %e = getelementptr inbounds i32, ptr %x, i32 %i
  %v = load i32, ptr %e
  ret i32 %v
}
define ptx_kernel void @k2(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i32 %i) {
  %q = getelementptr inbounds %S, ptr %p, i32 0, i32 2
  %r = call i32 @h(ptr %q, i32 %i)
  store i32 %r, ptr %o
  ret void
}
define ptx_kernel void @k3(ptr byval(%S) align 4 %p, ptr %o, i32 %i, i1 %d) {
  %q = getelementptr inbounds %S, ptr %p, i32 0, i32 2, i32 %i
  br i1 %d, label %a, label %b
a:
  br label %b
b:
  %s = phi ptr [ %q, %a ], [ %o, %0 ]
  %e = getelementptr inbounds i32, ptr %s, i32 %i
  %w = load i32, ptr %e
  store i32 %w, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %S = type { i32, i32, [16 x i32] }
; CHECK-NEXT: define ptx_kernel void @k1(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i1 %d) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %q = getelementptr inbounds %S, ptr %p.gen, i32 0, i32 1
; CHECK-NEXT:   %s = select i1 %d, ptr %q, ptr %o
; CHECK-NEXT:   %w = load i32, ptr %s, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal i32 @h(ptr %x, i32 %i) noinline {
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr %x, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k2(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i32 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %q = getelementptr inbounds %S, ptr %p.gen, i32 0, i32 2
; CHECK-NEXT:   %r = call i32 @h(ptr %q, i32 %i)
; CHECK-NEXT:   store i32 %r, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k3(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i32 %i, i1 %d) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %q = getelementptr inbounds %S, ptr %p.gen, i32 0, i32 2, i32 %i
; CHECK-NEXT:   br i1 %d, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   br label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   %s = phi ptr [ %q, %a ], [ %o, %0 ]
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr %s, i32 %i
; CHECK-NEXT:   %w = load i32, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:
