; RUN: opt --arch=sm_90 --ptx=8.0 -w %s
; Nobody writes a parameter that is only read, so that no order matters.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval(i32) align 4 %t, ptr %o) {
  %v = load atomic i32, ptr %t acquire, align 4
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %t, ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %t.param = addrspacecast ptr %t to ptr addrspace(101)
; CHECK-NEXT:   %v = load atomic i32, ptr addrspace(101) %t.param acquire, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
