; RUN: opt --optimiser-follows=false --arch=sm_90 %s
; A pointer that is global or into the kernel's parameters may be treated as global: the param window lies
; inside the global one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g, ptr byval(i32) align 4 "nvvm.grid_constant" %arg, i1 %c, ptr %out) {
  %param = addrspacecast ptr %arg to ptr addrspace(101)
  %a = addrspacecast ptr addrspace(101) %param to ptr
  %p = select i1 %c, ptr %g, ptr %a
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr byval(i32) align 4 "nvvm.grid_constant" %arg, i1 %c, ptr %out) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %param = addrspacecast ptr %arg to ptr addrspace(101)
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(101) %param to ptr
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspace(1) %g.global, ptr addrspace(1) %a.global
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
