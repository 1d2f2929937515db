; RUN: opt %s
; RUN[OFF]: opt --noalias-addrspace=false %s
; Accesses that stay generic say where they are not, unless nobody is to read it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(i1 %c, ptr %g) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
; OFF-EMPTY:
; OFF-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; OFF-NEXT: target triple = "nvptx64-nvidia-cuda"
; OFF-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; OFF-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; OFF-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; OFF-NEXT:   store i32 1, ptr %p
; OFF-NEXT:   ret void
; OFF-NEXT: }
; OFF-EMPTY:
