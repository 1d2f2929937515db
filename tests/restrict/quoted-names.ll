; RUN: opt -w %s
; Names go into the names of scopes as they are.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @"a function"(ptr noalias %"an \22argument\22", ptr noalias %b) {
  store i32 1, ptr %"an \22argument\22"
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @"a function"(ptr noalias %"an \22argument\22", ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store i32 1, ptr %"an \22argument\22", !alias.scope !3, !noalias !4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.a function"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.an \22argument\22"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
