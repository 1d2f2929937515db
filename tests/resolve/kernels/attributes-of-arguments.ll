; RUN: opt %s
; The arguments are global; their own attributes and type stay, since the host passes generic addresses.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr noalias noundef nonnull readonly align 16 dereferenceable(64) captures(none) %in, ptr noalias noundef writeonly align 16 %out) {
  %v = load i32, ptr %in, align 16
  store i32 %v, ptr %out, align 16
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias noundef nonnull readonly align 16 dereferenceable(64) captures(none) %in, ptr noalias noundef writeonly align 16 %out) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %in.global, align 16, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 16, !alias.scope !4, !noalias !3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.in"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.out"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
