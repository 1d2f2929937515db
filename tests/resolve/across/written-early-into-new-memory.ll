; RUN: opt -w --check %s
; LLVM lets a call write at once to new memory that is filled with the result: what is said to be new at a call, what `malloc`
; returns, and what a function hands on of these. What has nothing to do with that keeps its slots.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @_Znwm(i64)
declare ptr @malloc(i64)

define internal void @make(ptr noalias sret(i64) %x) noinline {
  store i64 1, ptr %x
  ret void
}

define ptx_kernel void @said_at_the_call(ptr %out) {
  %s = alloca i64
  %m = call noalias nonnull dereferenceable(8) ptr @_Znwm(i64 8)
  call void @make(ptr %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %m
  store ptr %m, ptr %out
  ret void
}

define internal void @make_for_malloc(ptr noalias sret(i64) %x) noinline {
  store i64 2, ptr %x
  ret void
}

define ptx_kernel void @of_malloc(ptr %out) {
  %s = alloca i64
  %m = call dereferenceable(8) ptr @malloc(i64 8)
  call void @make_for_malloc(ptr %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %m
  store ptr %m, ptr %out
  ret void
}

define internal ptr @hands_on() noinline {
  %m = call dereferenceable(8) ptr @malloc(i64 8)
  ret ptr %m
}

define internal void @make_for_others(ptr noalias sret(i64) %x) noinline {
  store i64 3, ptr %x
  ret void
}

define ptx_kernel void @handed_on(ptr %out) {
  %s = alloca i64
  %m = call dereferenceable(8) ptr @hands_on()
  call void @make_for_others(ptr %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %m
  store ptr %m, ptr %out
  ret void
}

define internal void @scale(ptr noalias sret(i64) %x) noinline {
  store i64 4, ptr %x
  ret void
}

define ptx_kernel void @not_concerned(ptr %out) {
  %s = alloca i64
  call void @scale(ptr %s)
  %v = load i64, ptr %s
  store i64 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @_Znwm(i64)
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 1, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @said_at_the_call(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %m = call noalias nonnull dereferenceable(8) ptr @_Znwm(i64 8)
; CHECK-NEXT:   call void @make(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr %m
; CHECK-NEXT:   store ptr %m, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make_for_malloc(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   store i64 2, ptr %x, !alias.scope !5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @of_malloc(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %m = call dereferenceable(8) ptr @malloc(i64 8)
; CHECK-NEXT:   %m.global = addrspacecast ptr %m to ptr addrspace(1)
; CHECK-NEXT:   call void @make_for_malloc(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %m.global
; CHECK-NEXT:   store ptr %m, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @hands_on() noinline {
; CHECK-NEXT:   %m = call dereferenceable(8) ptr @malloc(i64 8)
; CHECK-NEXT:   ret ptr %m
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make_for_others(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   store i64 3, ptr %x, !alias.scope !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @handed_on(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %m = call dereferenceable(8) ptr @hands_on()
; CHECK-NEXT:   %m.global = addrspacecast ptr %m to ptr addrspace(1)
; CHECK-NEXT:   call void @make_for_others(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %m.global
; CHECK-NEXT:   store ptr %m, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @scale(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !11)
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i64 4, ptr addrspace(5) %x.local, !alias.scope !11
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @not_concerned(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @scale(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.make_for_malloc"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.x"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-NEXT: !6 = distinct !{!6, !"restrict.domain.make_for_others"}
; CHECK-NEXT: !7 = distinct !{!7, !6, !"restrict.scope.1.x"}
; CHECK-NEXT: !8 = !{!7}
; CHECK-NEXT: !9 = distinct !{!9, !"restrict.domain.scale"}
; CHECK-NEXT: !10 = distinct !{!10, !9, !"restrict.scope.1.x"}
; CHECK-NEXT: !11 = !{!10}
; CHECK-EMPTY:
