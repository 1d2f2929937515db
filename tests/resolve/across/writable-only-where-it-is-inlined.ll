; RUN: opt -w --check %s
; LLVM lets a call write early where an argument is writable: in @sum, and in what is inlined into it, @part and, behind an alias,
; @end. What only @k calls stays with memory of its own.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alias_of_end = internal alias i64 (), ptr @end

define internal void @make(ptr noalias sret(i64) %x) noinline {
  store i64 1, ptr %x
  ret void
}

define internal void @make_end(ptr noalias sret(i64) %x) noinline {
  store i64 2, ptr %x
  ret void
}

define internal i64 @part() {
  %s = alloca i64
  call void @make(ptr %s)
  %v = load i64, ptr %s
  ret i64 %v
}

define internal i64 @end() {
  %s = alloca i64
  call void @make_end(ptr %s)
  %v = load i64, ptr %s
  ret i64 %v
}

define internal void @sum(ptr noalias writable sret(i64) align 8 %result) {
  %a = call i64 @part()
  %b = call i64 @alias_of_end()
  %c = add i64 %a, %b
  store i64 %c, ptr %result
  ret void
}

define internal void @scale(ptr %x) noinline {
  %v = load i64, ptr %x
  %w = mul i64 %v, 3
  store i64 %w, ptr %x
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %s = alloca i64
  call void @sum(ptr noalias writable sret(i64) align 8 %s)
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
; CHECK-NEXT: @alias_of_end = internal alias i64 (), ptr @end
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i64 1, ptr %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @make_end(ptr noalias sret(i64) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   store i64 2, ptr %x, !alias.scope !5
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
; CHECK-NEXT: define internal i64 @end() {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make_end(ptr %s)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @sum(ptr noalias writable sret(i64) align 8 %result) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   %result.local = addrspacecast ptr %result to ptr addrspace(5)
; CHECK-NEXT:   %a = call i64 @part()
; CHECK-NEXT:   %b = call i64 @alias_of_end()
; CHECK-NEXT:   %c = add i64 %a, %b
; CHECK-NEXT:   store i64 %c, ptr addrspace(5) %result.local, !alias.scope !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @scale(ptr addrspace(5) %x) noinline {
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %x
; CHECK-NEXT:   %w = mul i64 %v, 3
; CHECK-NEXT:   store i64 %w, ptr addrspace(5) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @sum(ptr noalias writable sret(i64) align 8 %s)
; CHECK-NEXT:   call void @scale(ptr addrspace(5) %s.local)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.make_end"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.x"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-NEXT: !6 = distinct !{!6, !"restrict.domain.sum"}
; CHECK-NEXT: !7 = distinct !{!7, !6, !"restrict.scope.1.result"}
; CHECK-NEXT: !8 = !{!7}
; CHECK-EMPTY:
