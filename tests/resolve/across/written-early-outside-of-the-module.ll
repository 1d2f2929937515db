; RUN: opt -w --check %s
; An argument of @sum is writable, so that one of what calls @exported may be, too; @own is called here alone.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @make(ptr noalias sret(i64) %x) noinline {
  store i64 1, ptr %x
  ret void
}

define i64 @exported() {
  %s = alloca i64
  call void @make(ptr %s)
  %v = load i64, ptr %s
  ret i64 %v
}

define internal void @make_own(ptr noalias sret(i64) %x) noinline {
  store i64 2, ptr %x
  ret void
}

define internal i64 @own() {
  %s = alloca i64
  call void @make_own(ptr %s)
  %v = load i64, ptr %s
  ret i64 %v
}

define internal void @sum(ptr noalias writable sret(i64) align 8 %result) {
  store i64 3, ptr %result
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %s = alloca i64
  call void @sum(ptr noalias writable sret(i64) align 8 %s)
  %a = load i64, ptr %s
  %b = call i64 @own()
  %c = add i64 %a, %b
  store i64 %c, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 1, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i64 @exported() {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make_own(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i64 2, ptr addrspace(5) %x.local, !alias.scope !5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @own() {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make_own(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @sum(ptr noalias writable sret(i64) align 8 %result) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   %result.local = addrspacecast ptr %result to ptr addrspace(5)
; CHECK-NEXT:   store i64 3, ptr addrspace(5) %result.local, !alias.scope !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @sum(ptr noalias writable sret(i64) align 8 %s)
; CHECK-NEXT:   %a = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   %b = call i64 @own()
; CHECK-NEXT:   %c = add i64 %a, %b
; CHECK-NEXT:   store i64 %c, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.make_own"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.x"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-NEXT: !6 = distinct !{!6, !"restrict.domain.sum"}
; CHECK-NEXT: !7 = distinct !{!7, !6, !"restrict.scope.1.result"}
; CHECK-NEXT: !8 = !{!7}
; CHECK-EMPTY:
