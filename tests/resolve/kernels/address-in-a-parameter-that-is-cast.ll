; RUN: opt -w --check --arch sm_90 --ptx 8.0 %s
; LLVM makes one cast of a cast out of parameter space and of another to global memory, be it after it inlined what stands between,
; and its backend takes that for undefined. So what is needed in generic form is computed from the generic address of the parameter.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, [64 x i32] }

define ptx_kernel void @both(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
  %a = getelementptr inbounds %S, ptr %p, i64 0, i32 1, i64 %i
  %v = load i32, ptr %a
  %g = addrspacecast ptr %a to ptr addrspace(1)
  %w = load volatile i32, ptr addrspace(1) %g
  %x = add i32 %v, %w
  store i32 %x, ptr %o
  ret void
}

define ptx_kernel void @in_a_circle(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %n) {
  br label %loop

loop:
  %at = phi ptr [ %p, %0 ], [ %next, %loop ]
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %v = load i32, ptr %at
  store i32 %v, ptr %o
  %next = getelementptr inbounds i32, ptr %at, i64 1
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %end, label %loop

end:
  %g = addrspacecast ptr %next to ptr addrspace(1)
  %w = load volatile i32, ptr addrspace(1) %g
  store i32 %w, ptr %o
  ret void
}

define ptx_kernel void @only_generic(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
  %a = getelementptr inbounds %S, ptr %p, i64 0, i32 1, i64 %i
  %w = call i32 @read(ptr %a)
  store i32 %w, ptr %o
  ret void
}

define internal i32 @read(ptr %a) {
  %g = addrspacecast ptr %a to ptr addrspace(1)
  %w = load i32, ptr addrspace(1) %g
  ret i32 %w
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %S = type { i32, [64 x i32] }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @both(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %a = getelementptr inbounds %S, ptr addrspace(101) %p.param, i64 0, i32 1, i64 %i
; CHECK-NEXT:   %a.gen = getelementptr inbounds %S, ptr %p.gen, i64 0, i32 1, i64 %i
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %a
; CHECK-NEXT:   %g = addrspacecast ptr %a.gen to ptr addrspace(1)
; CHECK-NEXT:   %w = load volatile i32, ptr addrspace(1) %g
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @in_a_circle(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %n) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %at = phi ptr addrspace(101) [ %p.param, %0 ], [ %next, %loop ]
; CHECK-NEXT:   %at.gen = phi ptr [ %p.gen, %0 ], [ %next.gen, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %0 ], [ %j, %loop ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %at
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   %next = getelementptr inbounds i32, ptr addrspace(101) %at, i64 1
; CHECK-NEXT:   %next.gen = getelementptr inbounds i32, ptr %at.gen, i64 1
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %done = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %done, label %end, label %loop
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   %g = addrspacecast ptr %next.gen to ptr addrspace(1)
; CHECK-NEXT:   %w = load volatile i32, ptr addrspace(1) %g
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @only_generic(ptr byval(%S) align 4 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %a = getelementptr inbounds %S, ptr %p.gen, i64 0, i32 1, i64 %i
; CHECK-NEXT:   %w = call i32 @read(ptr %a)
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @read(ptr %a) {
; CHECK-NEXT:   %g = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %w = load i32, ptr addrspace(1) %g
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK-EMPTY:
