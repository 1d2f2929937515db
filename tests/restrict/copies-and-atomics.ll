; RUN: opt -w %s
; An intrinsic has one list for all its addresses: nothing is said if one of them is unknown.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
define void @k(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr %d, ptr addrspace(1) noalias %e) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %d, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 16, i1 false)
  %old = atomicrmw add ptr %a, i32 1 monotonic
  %pair = cmpxchg ptr %b, i32 0, i32 1 monotonic monotonic
  %x = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %e, i32 4)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
; CHECK-NEXT: declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr %d, ptr addrspace(1) noalias %e) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !11)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !7)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !13)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false), !alias.scope !5, !noalias !6
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %d, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 16, i1 false), !alias.scope !7, !noalias !8
; CHECK-NEXT:   %old = atomicrmw add ptr %a, i32 1 monotonic, !alias.scope !9, !noalias !10
; CHECK-NEXT:   %pair = cmpxchg ptr %b, i32 0, i32 1 monotonic monotonic, !alias.scope !11, !noalias !12
; CHECK-NEXT:   %x = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %e, i32 4), !alias.scope !13, !noalias !14
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = distinct !{!3, !0, !"restrict.scope.3.c"}
; CHECK-NEXT: !4 = distinct !{!4, !0, !"restrict.scope.4.e"}
; CHECK-NEXT: !5 = !{!1, !2}
; CHECK-NEXT: !6 = !{!3, !4}
; CHECK-NEXT: !7 = !{!3}
; CHECK-NEXT: !8 = !{!1, !2, !4}
; CHECK-NEXT: !9 = !{!1}
; CHECK-NEXT: !10 = !{!2, !3, !4}
; CHECK-NEXT: !11 = !{!2}
; CHECK-NEXT: !12 = !{!1, !3, !4}
; CHECK-NEXT: !13 = !{!4}
; CHECK-NEXT: !14 = !{!1, !2, !3}
; CHECK-EMPTY:
