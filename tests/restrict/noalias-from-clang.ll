; RUN: opt -w %s
; What clang makes of `__restrict__`; a pointer that is not restricted gets no scope.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr noalias %0, ptr noalias %1, ptr %2) {
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %1, align 4
  store i32 %4, ptr %2, align 4
  ret void
}
define void @nothing_restricted(ptr %a) {
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias %0, ptr noalias %1, ptr %2) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %global = addrspacecast ptr %0 to ptr addrspace(1)
; CHECK-NEXT:   %global1 = addrspacecast ptr %1 to ptr addrspace(1)
; CHECK-NEXT:   %global2 = addrspacecast ptr %2 to ptr addrspace(1)
; CHECK-NEXT:   %4 = load i32, ptr addrspace(1) %global, align 4, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %4, ptr addrspace(1) %global1, align 4, !alias.scope !4, !noalias !3
; CHECK-NEXT:   store i32 %4, ptr addrspace(1) %global2, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @nothing_restricted(ptr %a) {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.0"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.1"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
