; RUN: opt -w %s
; LLVM makes loops of recursions, in which all calls would have the same scopes: only functions that call nothing which
; may lead back to them get any.

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
define internal void @starts(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @itself(ptr %b, ptr %a)
  ret void
}
@table = internal constant [1 x ptr] [ptr @by_table]
define internal void @by_table(ptr noalias %a, ptr noalias %b, i64 %i) {
  store i32 1, ptr %a
  %at = getelementptr ptr, ptr @table, i64 %i
  %f = load ptr, ptr %at
  tail call void %f(ptr %b, ptr %a, i64 %i)
  ret void
}
define internal void @by_address(ptr noalias %a, ptr noalias %b, ptr %f) {
  store i32 1, ptr %a
  tail call void %f(ptr %b, ptr %a, ptr %f)
  ret void
}
declare void @unseen(ptr, ptr)
define void @by_others(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @unseen(ptr %b, ptr %a)
  ret void
}
declare void @quiet(ptr, ptr) nocallback
define void @by_nobody(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  tail call void @quiet(ptr %b, ptr %a)
  ret void
}
define ptx_kernel void @k(ptr noalias %a, ptr noalias %b) {
  store i32 1, ptr %a
  call void @by_address(ptr %a, ptr %b, ptr @by_address)
  call void @unseen(ptr %b, ptr %a)
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
; CHECK-NEXT: define internal void @starts(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store i32 1, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   tail call void @itself(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: @table = internal constant [1 x ptr] [ptr @by_table]
; CHECK-NEXT: define internal void @by_table(ptr noalias %a, ptr noalias %b, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   %at = getelementptr ptr, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 %i
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) %at
; CHECK-NEXT:   tail call void %f(ptr %b, ptr %a, i64 %i)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @by_address(ptr noalias %a, ptr noalias %b, ptr %f) "nvvm.restrict_processed" {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %a.global
; CHECK-NEXT:   tail call void %f(ptr %b, ptr %a, ptr %f)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @unseen(ptr, ptr)
; CHECK-NEXT: define void @by_others(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   tail call void @unseen(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @quiet(ptr, ptr) nocallback
; CHECK-NEXT: define void @by_nobody(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   store i32 1, ptr %a, !alias.scope !8, !noalias !9
; CHECK-NEXT:   tail call void @quiet(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !13)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !14)
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %a.global, !alias.scope !13, !noalias !14
; CHECK-NEXT:   call void @by_address(ptr %a, ptr %b, ptr @by_address)
; CHECK-NEXT:   call void @unseen(ptr %b, ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.starts"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.by_nobody"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.1.a"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.b"}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!7}
; CHECK-NEXT: !10 = distinct !{!10, !"restrict.domain.k"}
; CHECK-NEXT: !11 = distinct !{!11, !10, !"restrict.scope.1.a"}
; CHECK-NEXT: !12 = distinct !{!12, !10, !"restrict.scope.2.b"}
; CHECK-NEXT: !13 = !{!11}
; CHECK-NEXT: !14 = !{!12}
; CHECK-EMPTY:
