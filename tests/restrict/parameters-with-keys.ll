; RUN: opt -w %s
; Each parameter with its own number and keyword.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr "user_specified_restrict_scope"="7" "user_specified_restrict_keyword"="restrict" %a,
  ptr "user_specified_restrict_scope"="8" %b, ptr %c) {
  %x = load i32, ptr %a
  store i32 %x, ptr %b
  store i32 %x, ptr %c
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr "user_specified_restrict_scope"="7" "user_specified_restrict_keyword"="restrict" "nvvm.restrict_scope"="7" "nvvm.restrict_keyword"="restrict" noalias %a, ptr "user_specified_restrict_scope"="8" "nvvm.restrict_scope"="8" noalias %b, ptr %c) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %x = load i32, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %x, ptr %b, !alias.scope !4, !noalias !3
; CHECK-NEXT:   store i32 %x, ptr %c
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.7.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.8.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
