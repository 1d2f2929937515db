; RUN: opt -w %s
; The host knows managed variables, whatever their linkage, and writes to them.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@m = internal addrspace(1) global ptr null, align 8
@sh = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k() {
  %q = addrspacecast ptr addrspace(3) @sh to ptr
  store ptr %q, ptr addrspace(1) @m
  ret void
}
define ptx_kernel void @k2() {
  %r = load ptr, ptr addrspace(1) @m
  store i32 1, ptr %r
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @m, !"managed", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @m = internal addrspace(1) global ptr null, align 8
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   store ptr %q, ptr addrspace(1) @m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k2() {
; CHECK-NEXT:   %r = load ptr, ptr addrspace(1) @m
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{ptr addrspace(1) @m, !"managed", i32 1}
; CHECK-EMPTY:
