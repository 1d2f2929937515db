; RUN: opt --arch=sm_90 --ptx=8.0 --allow-restrict-in-struct %s
; Each pointer in the structure has a scope of its own.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%args = type { ptr, i32, ptr }
define ptx_kernel void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s) {
  %in = load ptr, ptr %s, align 8
  %at = getelementptr %args, ptr %s, i32 0, i32 2
  %out = load ptr, ptr %at, align 8
  %x = load i32, ptr %in
  store i32 %x, ptr %out
  ret void
}
define void @by_value({ ptr, { i32, ptr } } "user_specified_restrict_scope"="2" %s) {
  %in = extractvalue { ptr, { i32, ptr } } %s, 0
  %out = extractvalue { ptr, { i32, ptr } } %s, 1, 1
  %x = load i32, ptr %in
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %args = type { ptr, i32, ptr }
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" "nvvm.grid_constant" "nvvm.restrict_scope"="1" %s) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %s.param = addrspacecast ptr %s to ptr addrspace(101)
; CHECK-NEXT:   %in = load ptr, ptr addrspace(101) %s.param, align 8
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %at = getelementptr %args, ptr addrspace(101) %s.param, i32 0, i32 2
; CHECK-NEXT:   %out = load ptr, ptr addrspace(101) %at, align 8
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %in.global, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, !alias.scope !4, !noalias !3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @by_value({ ptr, { i32, ptr } } "user_specified_restrict_scope"="2" "nvvm.restrict_scope"="2" %s) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   %in = extractvalue { ptr, { i32, ptr } } %s, 0
; CHECK-NEXT:   %out = extractvalue { ptr, { i32, ptr } } %s, 1, 1
; CHECK-NEXT:   %x = load i32, ptr %in, !alias.scope !8, !noalias !9
; CHECK-NEXT:   store i32 %x, ptr %out, !alias.scope !9, !noalias !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.s.0"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.1.s.16"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.by_value"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.2.s.0"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.s.1.1"}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!7}
; CHECK-EMPTY:
