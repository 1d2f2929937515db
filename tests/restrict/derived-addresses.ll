; RUN: opt -w %s
; Offsets, casts, freezes, masks, and a pointer that moves on in a loop.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @k(ptr noalias %a, ptr noalias %b, i32 %n) {
entry:
  %space = addrspacecast ptr %a to ptr addrspace(1)
  %far = getelementptr i32, ptr addrspace(1) %space, i64 5
  %frozen = freeze ptr addrspace(1) %far
  store i32 1, ptr addrspace(1) %frozen
  %masked = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -16)
  store i32 1, ptr %masked
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %b, %entry ], [ %moved, %loop ]
  store i32 %i, ptr %p
  %moved = getelementptr i32, ptr %p, i64 1
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, i32 %n) "nvvm.restrict_processed" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %space = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %far = getelementptr i32, ptr addrspace(1) %space, i64 5
; CHECK-NEXT:   %frozen = freeze ptr addrspace(1) %far
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %frozen, !alias.scope !3, !noalias !4
; CHECK-NEXT:   %masked = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -16)
; CHECK-NEXT:   store i32 1, ptr %masked, !alias.scope !3, !noalias !4
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %p = phi ptr [ %b, %entry ], [ %moved, %loop ]
; CHECK-NEXT:   store i32 %i, ptr %p, !alias.scope !4, !noalias !3
; CHECK-NEXT:   %moved = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %next, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
