; RUN: opt -w --process-restrict-propagate-only %s
; Another pass added the second store: it gets the scopes that the first has. What was never processed stays.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store i32 1, ptr %a, !alias.scope !3, !noalias !4
  %new = getelementptr i8, ptr %a, i64 4
  store i32 1, ptr %new
  ret void
}
define void @never(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0, !"restrict.domain.k"}
!1 = distinct !{!1, !0, !"restrict.scope.1.a"}
!2 = distinct !{!2, !0, !"restrict.scope.2.b"}
!3 = !{!1}
!4 = !{!2}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store i32 1, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   %new = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   store i32 1, ptr %new, !alias.scope !5, !noalias !6
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @never(ptr noalias %a, ptr noalias %b) {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = !{!1}
; CHECK-NEXT: !6 = !{!2}
; CHECK-EMPTY:
