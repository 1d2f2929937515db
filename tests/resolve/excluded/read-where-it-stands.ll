; RUN: opt --optimiser-follows=false %s
; What an access says of itself resolves it, and no other use of its pointer.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p) {
  store i32 1, ptr %p, !noalias.addrspace !0
  store i32 2, ptr %p
  %v = load i32, ptr %p, !noalias.addrspace !1
  store i32 %v, ptr %p, !noalias.addrspace !2
  ret void
}
!0 = !{i32 3, i32 102}
!1 = !{i32 1, i32 3, i32 4, i32 102}
; Up to 3 and from 6 on: constant or local memory is left.
!2 = !{i32 6, i32 4}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, !noalias.addrspace !0
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, !noalias.addrspace !1
; CHECK-NEXT:   store i32 %v, ptr %p, !noalias.addrspace !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 102}
; CHECK-NEXT: !1 = !{i32 1, i32 3, i32 4, i32 102}
; CHECK-NEXT: !2 = !{i32 6, i32 4}
; CHECK-EMPTY:
