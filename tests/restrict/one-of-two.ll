; RUN: opt -w %s
; A pointer that is one of two has both scopes, and overlaps only what neither does.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b, ptr noalias %c, i1 %i) {
  %p = select i1 %i, ptr %a, ptr %b
  %x = load i32, ptr %p
  store i32 %x, ptr %c
  br i1 %i, label %then, label %join
then:
  br label %join
join:
  %q = phi ptr [ %a, %0 ], [ %c, %then ]
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, ptr noalias %c, i1 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !7)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   %p = select i1 %i, ptr %a, ptr %b
; CHECK-NEXT:   %x = load i32, ptr %p, !alias.scope !4, !noalias !5
; CHECK-NEXT:   store i32 %x, ptr %c, !alias.scope !5, !noalias !4
; CHECK-NEXT:   br i1 %i, label %then, label %join
; CHECK-NEXT: then:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ %a, %0 ], [ %c, %then ]
; CHECK-NEXT:   store i32 1, ptr %q, !alias.scope !6, !noalias !7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = distinct !{!3, !0, !"restrict.scope.3.c"}
; CHECK-NEXT: !4 = !{!1, !2}
; CHECK-NEXT: !5 = !{!3}
; CHECK-NEXT: !6 = !{!1, !3}
; CHECK-NEXT: !7 = !{!2}
; CHECK-NEXT: !8 = !{!1}
; CHECK-EMPTY:
