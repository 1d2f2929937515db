; RUN: opt %s
; Metadata stays on the accesses that change: type information, scopes, ranges, hints.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr noalias %g) {
  %v = load i32, ptr %g, align 4, !tbaa !0, !alias.scope !4, !range !6, !noundef !7
  %w = load i32, ptr %g, align 4, !invariant.load !7, !nontemporal !8
  %x = add i32 %v, %w
  store i32 %x, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !tbaa !0, !noalias !4, !nontemporal !8
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C++ TBAA"}
!4 = !{!5}
!5 = distinct !{!5, !9, !"g"}
!6 = !{i32 0, i32 100}
!7 = !{}
!8 = !{i32 1}
!9 = distinct !{!9, !"k"}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias %g) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !13)
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %g.global, align 4, !tbaa !0, !alias.scope !12, !range !6, !noundef !7
; CHECK-NEXT:   %w = load i32, ptr addrspace(1) %g.global, align 4, !invariant.load !7, !nontemporal !8, !alias.scope !13
; CHECK-NEXT:   %x = add i32 %v, %w
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) @s, align 4, !tbaa !0, !noalias !4, !nontemporal !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!1, !1, i64 0}
; CHECK-NEXT: !1 = !{!"int", !2, i64 0}
; CHECK-NEXT: !2 = !{!"omnipotent char", !3, i64 0}
; CHECK-NEXT: !3 = !{!"Simple C++ TBAA"}
; CHECK-NEXT: !4 = !{!5}
; CHECK-NEXT: !5 = distinct !{!5, !9, !"g"}
; CHECK-NEXT: !6 = !{i32 0, i32 100}
; CHECK-NEXT: !7 = !{}
; CHECK-NEXT: !8 = !{i32 1}
; CHECK-NEXT: !9 = distinct !{!9, !"k"}
; CHECK-NEXT: !10 = distinct !{!10, !"restrict.domain.k"}
; CHECK-NEXT: !11 = distinct !{!11, !10, !"restrict.scope.1.g"}
; CHECK-NEXT: !12 = !{!5, !11}
; CHECK-NEXT: !13 = !{!11}
; CHECK-EMPTY:
