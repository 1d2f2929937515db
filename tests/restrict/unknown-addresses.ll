; RUN: opt -w %s
; What was loaded, returned, made of a number, or may be something else on one way has no scope.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = global i32 0
declare ptr @get() nocallback
define void @k(ptr noalias %a, ptr noalias %b, ptr %c, i1 %i) {
  %loaded = load ptr, ptr %a
  store i32 1, ptr %loaded
  %got = call ptr @get()
  store i32 1, ptr %got
  %number = ptrtoint ptr %a to i64
  %made = inttoptr i64 %number to ptr
  store i32 1, ptr %made
  %either = select i1 %i, ptr %a, ptr %c
  store i32 1, ptr %either
  %second = select i1 %i, ptr @g, ptr %a
  store i32 1, ptr %second
  br i1 %i, label %then, label %join
then:
  br label %join
join:
  %third = phi ptr [ %a, %0 ], [ %c, %then ]
  store i32 1, ptr %third
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g = global i32 0
; CHECK-NEXT: declare ptr @get() nocallback
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, ptr %c, i1 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %loaded = load ptr, ptr %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 1, ptr %loaded
; CHECK-NEXT:   %got = call ptr @get()
; CHECK-NEXT:   store i32 1, ptr %got
; CHECK-NEXT:   %number = ptrtoint ptr %a to i64
; CHECK-NEXT:   %made = inttoptr i64 %number to ptr
; CHECK-NEXT:   store i32 1, ptr %made
; CHECK-NEXT:   %either = select i1 %i, ptr %a, ptr %c
; CHECK-NEXT:   store i32 1, ptr %either
; CHECK-NEXT:   %second = select i1 %i, ptr @g, ptr %a
; CHECK-NEXT:   store i32 1, ptr %second
; CHECK-NEXT:   br i1 %i, label %then, label %join
; CHECK-NEXT: then:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %third = phi ptr [ %a, %0 ], [ %c, %then ]
; CHECK-NEXT:   store i32 1, ptr %third
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
