; RUN: opt -w --passes=local-scopes %s
; Scopes that accesses and barriers have stay. All barriers and fences count, calls of other functions do not.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(5) %p, ptr addrspace(3) %q) {
  %x = load i32, ptr addrspace(5) %p, !alias.scope !2, !noalias !3
  call void @llvm.nvvm.barrier0(), !noalias !3
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.fence.sc.cluster()
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @other()
  store i32 %x, ptr addrspace(3) %q
  store i32 %x, ptr addrspace(5) %p
  ret void
}

declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.fence.sc.cluster()
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @other()

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"mine"}
!4 = distinct !{!4, !0, !"yours"}
!2 = !{!1}
!3 = !{!4}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr addrspace(5) %p, ptr addrspace(3) %q) {
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p, !alias.scope !7, !noalias !3
; CHECK-NEXT:   call void @llvm.nvvm.barrier0(), !noalias !9
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 -1), !noalias !8
; CHECK-NEXT:   call void @llvm.nvvm.membar.cta(), !noalias !8
; CHECK-NEXT:   call void @llvm.nvvm.fence.sc.cluster(), !noalias !8
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive(), !noalias !8
; CHECK-NEXT:   call void @other()
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) %q
; CHECK-NEXT:   store i32 %x, ptr addrspace(5) %p, !alias.scope !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.nvvm.barrier0()
; CHECK-NEXT: declare void @llvm.nvvm.bar.warp.sync(i32)
; CHECK-NEXT: declare void @llvm.nvvm.membar.cta()
; CHECK-NEXT: declare void @llvm.nvvm.fence.sc.cluster()
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive()
; CHECK-NEXT: declare void @other()
; CHECK-EMPTY:
; CHECK-NEXT: !0 = distinct !{!0, !"domain"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"mine"}
; CHECK-NEXT: !4 = distinct !{!4, !0, !"yours"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = !{!4}
; CHECK-NEXT: !5 = distinct !{!5, !"spacecast.spaces"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"spacecast.local"}
; CHECK-NEXT: !7 = !{!1, !6}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!4, !6}
; CHECK-EMPTY:
