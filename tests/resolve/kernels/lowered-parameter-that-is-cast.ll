; RUN: opt -w --check --passes=memory-space-opt<second-time> %s
; The same where parameters were lowered by someone else; and of constants, which can be read in global memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [64 x i32] zeroinitializer

define ptx_kernel void @parameter(ptr byval([64 x i32]) align 8 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
  %there = addrspacecast ptr %p to ptr addrspace(101)
  %generic = addrspacecast ptr addrspace(101) %there to ptr
  %a = getelementptr inbounds [64 x i32], ptr %generic, i64 0, i64 %i
  %v = load i32, ptr %a
  %g = addrspacecast ptr %a to ptr addrspace(1)
  %w = load volatile i32, ptr addrspace(1) %g
  %x = add i32 %v, %w
  store i32 %x, ptr %o
  ret void
}

define ptx_kernel void @constant(ptr %o, i64 %i) {
  %a = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i64 %i
  %v = load i32, ptr %a
  %g = addrspacecast ptr %a to ptr addrspace(1)
  %w = load volatile i32, ptr addrspace(1) %g
  %x = add i32 %v, %w
  store i32 %x, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal addrspace(4) constant [64 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @parameter(ptr byval([64 x i32]) align 8 "nvvm.grid_constant" %p, ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %there = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %generic = addrspacecast ptr addrspace(101) %there to ptr
; CHECK-NEXT:   %a = getelementptr inbounds [64 x i32], ptr %generic, i64 0, i64 %i
; CHECK-NEXT:   %a.param = addrspacecast ptr %a to ptr addrspace(101)
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %a.param
; CHECK-NEXT:   %g = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %w = load volatile i32, ptr addrspace(1) %g
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @constant(ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %a = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i64 %i
; CHECK-NEXT:   %a.constant = addrspacecast ptr %a to ptr addrspace(4)
; CHECK-NEXT:   %v = load i32, ptr addrspace(4) %a.constant
; CHECK-NEXT:   %g = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %w = load volatile i32, ptr addrspace(1) %g
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
