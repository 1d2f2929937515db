; RUN: opt -w --check --process-restrict-propagate-only %s
; LLVM took out the declarations, as long as nothing could be told by the scopes. The store came later: with the old scopes, LLVM
; would take one round of a loop into which @undeclared is inlined for another. So it gets new ones, and these are declared.
; In @in_a_loop they are declared, but not where the function begins.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @undeclared(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
  %x = load i32, ptr %a, align 4, !alias.scope !3, !noalias !4
  store i32 %x, ptr %b, align 4
  ret void
}
define internal void @half(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %x = load i32, ptr %a, align 4, !alias.scope !8, !noalias !9
  store i32 %x, ptr %b, align 4
  ret void
}
define internal void @in_a_loop(ptr noalias %a, ptr noalias %b, i1 %c) "nvvm.restrict_processed" {
  br label %loop
loop:
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.experimental.noalias.scope.decl(metadata !14)
  %x = load i32, ptr %a, align 4, !alias.scope !13, !noalias !14
  store i32 %x, ptr %b, align 4
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0, !"restrict.domain.undeclared"}
!1 = distinct !{!1, !0, !"restrict.scope.1.a"}
!2 = distinct !{!2, !0, !"restrict.scope.2.b"}
!3 = !{!1}
!4 = !{!2}
!5 = distinct !{!5, !"restrict.domain.half"}
!6 = distinct !{!6, !5, !"restrict.scope.1.a"}
!7 = distinct !{!7, !5, !"restrict.scope.2.b"}
!8 = !{!6}
!9 = !{!7}
!10 = distinct !{!10, !"restrict.domain.in_a_loop"}
!11 = distinct !{!11, !10, !"restrict.scope.1.a"}
!12 = distinct !{!12, !10, !"restrict.scope.2.b"}
!13 = !{!11}
!14 = !{!12}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal void @undeclared(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !21)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !20)
; CHECK-NEXT:   %x = load i32, ptr %a, align 4, !alias.scope !18, !noalias !19
; CHECK-NEXT:   store i32 %x, ptr %b, align 4, !alias.scope !20, !noalias !21
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @half(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !28)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !27)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   %x = load i32, ptr %a, align 4, !alias.scope !25, !noalias !26
; CHECK-NEXT:   store i32 %x, ptr %b, align 4, !alias.scope !27, !noalias !28
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @in_a_loop(ptr noalias %a, ptr noalias %b, i1 %c) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !35)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !34)
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !13)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !14)
; CHECK-NEXT:   %x = load i32, ptr %a, align 4, !alias.scope !32, !noalias !33
; CHECK-NEXT:   store i32 %x, ptr %b, align 4, !alias.scope !34, !noalias !35
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.undeclared"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.half"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.1.a"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.b"}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!7}
; CHECK-NEXT: !10 = distinct !{!10, !"restrict.domain.in_a_loop"}
; CHECK-NEXT: !11 = distinct !{!11, !10, !"restrict.scope.1.a"}
; CHECK-NEXT: !12 = distinct !{!12, !10, !"restrict.scope.2.b"}
; CHECK-NEXT: !13 = !{!11}
; CHECK-NEXT: !14 = !{!12}
; CHECK-NEXT: !15 = distinct !{!15, !"restrict.domain.undeclared"}
; CHECK-NEXT: !16 = distinct !{!16, !15, !"restrict.scope.1.a"}
; CHECK-NEXT: !17 = distinct !{!17, !15, !"restrict.scope.2.b"}
; CHECK-NEXT: !18 = !{!1, !16}
; CHECK-NEXT: !19 = !{!2, !17}
; CHECK-NEXT: !20 = !{!17}
; CHECK-NEXT: !21 = !{!16}
; CHECK-NEXT: !22 = distinct !{!22, !"restrict.domain.half"}
; CHECK-NEXT: !23 = distinct !{!23, !22, !"restrict.scope.1.a"}
; CHECK-NEXT: !24 = distinct !{!24, !22, !"restrict.scope.2.b"}
; CHECK-NEXT: !25 = !{!6, !23}
; CHECK-NEXT: !26 = !{!7, !24}
; CHECK-NEXT: !27 = !{!24}
; CHECK-NEXT: !28 = !{!23}
; CHECK-NEXT: !29 = distinct !{!29, !"restrict.domain.in_a_loop"}
; CHECK-NEXT: !30 = distinct !{!30, !29, !"restrict.scope.1.a"}
; CHECK-NEXT: !31 = distinct !{!31, !29, !"restrict.scope.2.b"}
; CHECK-NEXT: !32 = !{!11, !30}
; CHECK-NEXT: !33 = !{!12, !31}
; CHECK-NEXT: !34 = !{!31}
; CHECK-NEXT: !35 = !{!30}
; CHECK-EMPTY:
