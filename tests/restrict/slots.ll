; RUN: opt -w %s
; Code that was not optimised keeps its arguments in slots.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b) {
entry:
  %a.addr = alloca ptr
  %b.addr = alloca ptr
  %mixed = alloca ptr
  store ptr %a, ptr %a.addr
  store ptr %b, ptr %b.addr
  store ptr %a, ptr %mixed
  %0 = load ptr, ptr %a.addr
  %1 = load i32, ptr %0
  %2 = load ptr, ptr %b.addr
  store i32 %1, ptr %2
  %3 = load ptr, ptr %2
  store ptr %3, ptr %mixed
  %4 = load ptr, ptr %mixed
  store i32 1, ptr %4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b) "nvvm.restrict_processed" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a.addr = alloca ptr
; CHECK-NEXT:   %b.addr = alloca ptr
; CHECK-NEXT:   %mixed = alloca ptr
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   store ptr %a, ptr %a.addr
; CHECK-NEXT:   store ptr %b, ptr %b.addr
; CHECK-NEXT:   store ptr %a, ptr %mixed
; CHECK-NEXT:   %0 = load ptr, ptr %a.addr
; CHECK-NEXT:   %1 = load i32, ptr %0, !alias.scope !3, !noalias !4
; CHECK-NEXT:   %2 = load ptr, ptr %b.addr
; CHECK-NEXT:   store i32 %1, ptr %2, !alias.scope !4, !noalias !3
; CHECK-NEXT:   %3 = load ptr, ptr %2, !alias.scope !4, !noalias !3
; CHECK-NEXT:   store ptr %3, ptr %mixed
; CHECK-NEXT:   %4 = load ptr, ptr %mixed
; CHECK-NEXT:   store i32 1, ptr %4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
