; RUN: opt -w --process-restrict-propagate-only %s
; LLVM has inlined a function that was processed: its scopes have the names of ours, but are for other pointers.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @k(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store i32 1, ptr %a, !alias.scope !3, !noalias !4
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %inlined = load i32, ptr %a, !alias.scope !9, !noalias !8
  store i32 %inlined, ptr %b, !alias.scope !8, !noalias !9
  %new = getelementptr i32, ptr %a, i64 %i
  store i32 2, ptr %new
  %y = load i32, ptr %a, !alias.scope !3, !noalias !4
  ret i32 %y
}
define i32 @only(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %inlined = load i32, ptr %a, !alias.scope !9, !noalias !8
  store i32 %inlined, ptr %b, !alias.scope !8, !noalias !9
  %new = getelementptr i32, ptr %a, i64 %i
  store i32 2, ptr %new
  %y = load i32, ptr %a
  ret i32 %y
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0, !"restrict.domain.k"}
!1 = distinct !{!1, !0, !"restrict.scope.1.a"}
!2 = distinct !{!2, !0, !"restrict.scope.2.b"}
!3 = !{!1}
!4 = !{!2}
!5 = distinct !{!5, !"restrict.domain.copy"}
!6 = distinct !{!6, !5, !"restrict.scope.1.a"}
!7 = distinct !{!7, !5, !"restrict.scope.2.b"}
!8 = !{!6}
!9 = !{!7}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define i32 @k(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store i32 1, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   %inlined = load i32, ptr %a, !alias.scope !10, !noalias !11
; CHECK-NEXT:   store i32 %inlined, ptr %b, !alias.scope !11, !noalias !10
; CHECK-NEXT:   %new = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:   store i32 2, ptr %new, !alias.scope !12, !noalias !13
; CHECK-NEXT:   %y = load i32, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @only(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !19)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !20)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   %inlined = load i32, ptr %a, !alias.scope !17, !noalias !18
; CHECK-NEXT:   store i32 %inlined, ptr %b, !alias.scope !18, !noalias !17
; CHECK-NEXT:   %new = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:   store i32 2, ptr %new, !alias.scope !19, !noalias !20
; CHECK-NEXT:   %y = load i32, ptr %a, !alias.scope !19, !noalias !20
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.copy"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.1.a"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.b"}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!7}
; CHECK-NEXT: !10 = !{!7, !1}
; CHECK-NEXT: !11 = !{!6, !2}
; CHECK-NEXT: !12 = !{!1}
; CHECK-NEXT: !13 = !{!2}
; CHECK-NEXT: !14 = distinct !{!14, !"restrict.domain.only"}
; CHECK-NEXT: !15 = distinct !{!15, !14, !"restrict.scope.1.a"}
; CHECK-NEXT: !16 = distinct !{!16, !14, !"restrict.scope.2.b"}
; CHECK-NEXT: !17 = !{!7, !15}
; CHECK-NEXT: !18 = !{!6, !16}
; CHECK-NEXT: !19 = !{!15}
; CHECK-NEXT: !20 = !{!16}
; CHECK-EMPTY:
