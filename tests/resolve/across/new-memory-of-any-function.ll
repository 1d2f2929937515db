; RUN: opt -w --check %s
; @through_a_pointer may be handed what `malloc` returned, by whatever it calls.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@which = addrspace(1) global ptr @hands_on

declare ptr @malloc(i64)

define internal ptr @hands_on() noinline {
  %m = call dereferenceable(8) ptr @malloc(i64 8)
  ret ptr %m
}

define internal void @make(ptr noalias sret(i64) %x) noinline {
  store i64 1, ptr %x
  ret void
}

define ptx_kernel void @through_a_pointer(ptr %out) {
  %s = alloca i64
  %f = load ptr, ptr addrspace(1) @which
  %m = call ptr %f()
  call void @make(ptr %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %m
  store ptr %m, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @which = addrspace(1) global ptr @hands_on
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @hands_on() noinline {
; CHECK-NEXT:   %m = call dereferenceable(8) ptr @malloc(i64 8)
; CHECK-NEXT:   ret ptr %m
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 1, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @through_a_pointer(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) @which
; CHECK-NEXT:   %m = call ptr %f()
; CHECK-NEXT:   call void @make(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr %m
; CHECK-NEXT:   store ptr %m, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-EMPTY:
