; RUN: opt -w %s
; LLVM makes loops of recursions, in which all calls would have the same scopes: only the function that calls nothing
; which leads back to it gets any.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@other = alias void (ptr, ptr), ptr @by_alias
define void @itself(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @itself(ptr %b, ptr %a)
  ret void
}
define void @first(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @second(ptr %b, ptr %a)
  ret void
}
define void @second(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @first(ptr %b, ptr %a)
  ret void
}
define void @by_alias(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @other(ptr %b, ptr %a)
  ret void
}
define void @starts(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @itself(ptr %b, ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @other = alias void (ptr, ptr), ptr @by_alias
; CHECK-NEXT: define void @itself(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   tail call void @itself(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @first(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   tail call void @second(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @second(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   tail call void @first(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @by_alias(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   tail call void @other(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @starts(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store i32 1, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   tail call void @itself(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.starts"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
