; RUN: opt -w --check %s
; Nobody knows what @sum calls: it may be @part, which LLVM then inlines there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@which = addrspace(1) global ptr @part

define internal void @make(ptr noalias sret(i64) %x) noinline {
  store i64 1, ptr %x
  ret void
}

define internal i64 @part() {
  %s = alloca i64
  call void @make(ptr %s)
  %v = load i64, ptr %s
  ret i64 %v
}

define internal void @sum(ptr noalias writable sret(i64) align 8 %result) {
  %f = load ptr, ptr addrspace(1) @which
  %a = call i64 %f()
  store i64 %a, ptr %result
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %s = alloca i64
  call void @sum(ptr noalias writable sret(i64) align 8 %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @which = addrspace(1) global ptr @part
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 1, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @part() {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @sum(ptr noalias writable sret(i64) align 8 %result) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   %result.local = addrspacecast ptr %result to ptr addrspace(5)
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) @which
; CHECK-NEXT:   %a = call i64 %f()
; CHECK-NEXT:   store i64 %a, ptr addrspace(5) %result.local, !alias.scope !5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @sum(ptr noalias writable sret(i64) align 8 %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.sum"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.result"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-EMPTY:
