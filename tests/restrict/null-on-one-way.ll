; RUN: opt -w %s
; Null cannot be accessed, so it changes nothing; but an offset from it can be anything.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b, i1 %i) {
  %p = select i1 %i, ptr %a, ptr null
  store i32 1, ptr %p
  %number = ptrtoint ptr %b to i64
  %q = getelementptr i8, ptr %p, i64 %number
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, i1 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %p = select i1 %i, ptr %a, ptr null
; CHECK-NEXT:   store i32 1, ptr %p, !alias.scope !3, !noalias !4
; CHECK-NEXT:   %number = ptrtoint ptr %b to i64
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 %number
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
