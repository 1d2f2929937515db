; RUN: opt %s
; The generic address of the parameter is taken from parameter space, and written through. LLVM makes a private
; copy of it: nothing may be read in parameter space, and the parameter is no grid constant.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 %p, ptr %out) "target-cpu"="sm_90" "target-features"="+ptx80" {
  %there = addrspacecast ptr %p to ptr addrspace(101)
  %back = addrspacecast ptr addrspace(101) %there to ptr
  store i32 1, ptr %back, align 4
  %v = load i32, ptr %back, align 4
  %same = icmp eq ptr %p, %out
  %w = zext i1 %same to i32
  %x = add i32 %v, %w
  store i32 %x, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 %p, ptr %out) "target-cpu"="sm_90" "target-features"="+ptx80" {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %there = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %back = addrspacecast ptr addrspace(101) %there to ptr
; CHECK-NEXT:   store i32 1, ptr %back, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %v = load i32, ptr %back, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %same = icmp eq ptr %p, %out
; CHECK-NEXT:   %w = zext i1 %same to i32
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
