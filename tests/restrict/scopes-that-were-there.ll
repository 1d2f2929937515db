; RUN: opt -w %s
; Lists that an access has stay part of what it gets.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b) {
  %x = load i32, ptr %a, !alias.scope !0, !noalias !3
  store i32 %x, ptr %b, !noalias !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, !"mine"}
!2 = distinct !{!2, !"domain"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"yours"}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !11)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !10)
; CHECK-NEXT:   %x = load i32, ptr %a, !alias.scope !8, !noalias !9
; CHECK-NEXT:   store i32 %x, ptr %b, !noalias !8, !alias.scope !10
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = !{!1}
; CHECK-NEXT: !1 = distinct !{!1, !2, !"mine"}
; CHECK-NEXT: !2 = distinct !{!2, !"domain"}
; CHECK-NEXT: !3 = !{!4}
; CHECK-NEXT: !4 = distinct !{!4, !2, !"yours"}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.k"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.1.a"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.b"}
; CHECK-NEXT: !8 = !{!1, !6}
; CHECK-NEXT: !9 = !{!4, !7}
; CHECK-NEXT: !10 = !{!7}
; CHECK-NEXT: !11 = !{!6}
; CHECK-EMPTY:
