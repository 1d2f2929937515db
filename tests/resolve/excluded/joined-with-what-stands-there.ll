; RUN: opt %s
; What an access already says stays, and ranges are joined.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(i1 %c, ptr %g) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
  store i32 1, ptr %p, !noalias.addrspace !0
  store i32 2, ptr %p, !noalias.addrspace !1
  store i32 3, ptr %p, !noalias.addrspace !2
  ret void
}
!0 = !{i32 6, i32 7, i32 200, i32 300}
!1 = !{i32 5, i32 7}
!2 = !{i32 300, i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %g) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !3
; CHECK-NEXT:   store i32 2, ptr %p, !noalias.addrspace !1
; CHECK-NEXT:   store i32 3, ptr %p, !noalias.addrspace !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 6, i32 7, i32 200, i32 300}
; CHECK-NEXT: !1 = !{i32 5, i32 7}
; CHECK-NEXT: !2 = !{i32 300, i32 1}
; CHECK-NEXT: !3 = !{i32 5, i32 7, i32 200, i32 300}
; CHECK-EMPTY:
