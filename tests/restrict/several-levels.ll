; RUN: opt -w --apply-multi-level-restrict %s
; `--apply-multi-level-restrict`: what is behind a restricted pointer is restricted like it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b, i64 %i) {
  %at = getelementptr ptr, ptr %a, i64 %i
  %row = load ptr, ptr %at
  %out = load ptr, ptr %b
  %x = load i32, ptr %row
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %at = getelementptr ptr, ptr %a, i64 %i
; CHECK-NEXT:   %row = load ptr, ptr %at, !alias.scope !3, !noalias !4
; CHECK-NEXT:   %out = load ptr, ptr %b, !alias.scope !4, !noalias !3
; CHECK-NEXT:   %x = load i32, ptr %row, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %x, ptr %out, !alias.scope !4, !noalias !3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
