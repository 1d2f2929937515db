; RUN: opt -w --check %s
; The argument of the kernel is writable, so that LLVM lets @make write there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @make(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) {
  store i64 %v, ptr %x
  ret void
}

define ptx_kernel void @k(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) {
  %s = alloca i64
  call void @make(ptr %s, i64 %v)
  %a = load i64, ptr %s
  store i64 %a, ptr %result
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 %v, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   %result.global = addrspacecast ptr %result to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make(ptr %s, i64 %v)
; CHECK-NEXT:   %a = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %a, ptr addrspace(1) %result.global, !alias.scope !5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.k"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.result"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-EMPTY:
