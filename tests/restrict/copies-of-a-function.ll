; RUN: opt -w %s
; A function that is copied for two spaces has scopes of its own in each copy.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr noalias %a, ptr noalias %b) noinline {
  %x = load i32, ptr %a
  store i32 %x, ptr %b
  ret void
}
define ptx_kernel void @k(ptr %p) {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %p)
  call void @f(ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global.shared(ptr addrspace(1) noalias %a, ptr addrspace(3) noalias %b) noinline "spacecast-copy" "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %a, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) %b, !alias.scope !4, !noalias !3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.shared.global(ptr addrspace(3) noalias %a, ptr addrspace(1) noalias %b) noinline "spacecast-copy" "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !9)
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %a, !alias.scope !8, !noalias !9
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %b, !alias.scope !9, !noalias !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f.shared.global(ptr addrspace(3) @sh, ptr addrspace(1) %p.global)
; CHECK-NEXT:   %p.global1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global.shared(ptr addrspace(1) %p.global1, ptr addrspace(3) @sh)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.f.global.shared"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-NEXT: !5 = distinct !{!5, !"restrict.domain.f.shared.global"}
; CHECK-NEXT: !6 = distinct !{!6, !5, !"restrict.scope.1.a"}
; CHECK-NEXT: !7 = distinct !{!7, !5, !"restrict.scope.2.b"}
; CHECK-NEXT: !8 = !{!6}
; CHECK-NEXT: !9 = !{!7}
; CHECK-EMPTY:
