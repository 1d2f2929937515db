; RUN: opt -w --check %s
; What @make wrote goes through a slot, a getter, or a number that LLVM folds, before it is stored. LLVM then lets @make write to
; the result, which is writable. What is only compared goes nowhere.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @make(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) {
  store i64 %v, ptr %x
  ret void
}

define void @through_a_slot(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) {
  %s = alloca i64
  call void @make(ptr %s, i64 %v)
  %t = alloca i64
  %a = load i64, ptr %s
  store i64 %a, ptr %t
  %b = load i64, ptr %t
  store i64 %b, ptr %result
  ret void
}

define internal void @of_a_getter(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) {
  store i64 %v, ptr %x
  ret void
}

define internal i64 @get(ptr %s) {
  %v = load i64, ptr %s
  ret i64 %v
}

define void @through_a_getter(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) {
  %s = alloca i64
  call void @of_a_getter(ptr %s, i64 %v)
  %a = call i64 @get(ptr %s)
  store i64 %a, ptr %result
  ret void
}

define internal void @masked(ptr noalias sret(<2 x i32>) %x, <2 x i32> %v) noinline nounwind willreturn memory(argmem: write) {
  store <2 x i32> %v, ptr %x
  ret void
}

define void @by_a_mask(ptr noalias writable dereferenceable(8) align 8 %result, <2 x i32> %v) {
  %s = alloca <2 x i32>
  call void @masked(ptr %s, <2 x i32> %v)
  %a = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %s, i32 8, <2 x i1> <i1 true, i1 true>, <2 x i32> poison)
  %b = add <2 x i32> %a, zeroinitializer
  store <2 x i32> %b, ptr %result
  ret void
}

define internal void @looked_at(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) {
  store i64 %v, ptr %x
  ret void
}

define i1 @compared(i64 %v) {
  %s = alloca i64
  call void @looked_at(ptr %s, i64 %v)
  %a = load i64, ptr %s
  %c = icmp eq i64 %a, 0
  ret i1 %c
}

declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)

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
; CHECK-NEXT: define void @through_a_slot(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !5)
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @make(ptr %s, i64 %v)
; CHECK-NEXT:   %t = alloca i64
; CHECK-NEXT:   %a = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i64 %a, ptr %t
; CHECK-NEXT:   %b = load i64, ptr %t
; CHECK-NEXT:   store i64 %b, ptr %result, !alias.scope !5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @of_a_getter(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !8)
; CHECK-NEXT:   store i64 %v, ptr %x, !alias.scope !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @get(ptr %s) {
; CHECK-NEXT:   %v = load i64, ptr %s
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @through_a_getter(ptr noalias writable dereferenceable(8) align 8 %result, i64 %v) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !11)
; CHECK-NEXT:   call void @of_a_getter(ptr %s, i64 %v)
; CHECK-NEXT:   %a = call i64 @get(ptr %s)
; CHECK-NEXT:   store i64 %a, ptr %result, !alias.scope !11
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @masked(ptr noalias sret(<2 x i32>) %x, <2 x i32> %v) noinline nounwind willreturn memory(argmem: write) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !14)
; CHECK-NEXT:   store <2 x i32> %v, ptr %x, !alias.scope !14
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @by_a_mask(ptr noalias writable dereferenceable(8) align 8 %result, <2 x i32> %v) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s = alloca <2 x i32>
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !17)
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @masked(ptr %s, <2 x i32> %v)
; CHECK-NEXT:   %a = call <2 x i32> @llvm.masked.load.v2i32.p5(ptr addrspace(5) %s.local, i32 8, <2 x i1> <i1 true, i1 true>, <2 x i32> poison)
; CHECK-NEXT:   %b = add <2 x i32> %a, zeroinitializer
; CHECK-NEXT:   store <2 x i32> %b, ptr %result, !alias.scope !17
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @looked_at(ptr noalias sret(i64) %x, i64 %v) noinline nounwind willreturn memory(argmem: write) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !20)
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i64 %v, ptr addrspace(5) %x.local, !alias.scope !20
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i1 @compared(i64 %v) {
; CHECK-NEXT:   %s = alloca i64
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @looked_at(ptr %s, i64 %v)
; CHECK-NEXT:   %a = load i64, ptr addrspace(5) %s.local
; CHECK-NEXT:   %c = icmp eq i64 %a, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
; CHECK-NEXT: declare <2 x i32> @llvm.masked.load.v2i32.p5(ptr addrspace(5), i32, <2 x i1>, <2 x i32>)
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.make"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = distinct !{!3, !"restrict.domain.through_a_slot"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !"restrict.scope.1.result"}
; CHECK-NEXT: !5 = !{!4}
; CHECK-NEXT: !6 = distinct !{!6, !"restrict.domain.of_a_getter"}
; CHECK-NEXT: !7 = distinct !{!7, !6, !"restrict.scope.1.x"}
; CHECK-NEXT: !8 = !{!7}
; CHECK-NEXT: !9 = distinct !{!9, !"restrict.domain.through_a_getter"}
; CHECK-NEXT: !10 = distinct !{!10, !9, !"restrict.scope.1.result"}
; CHECK-NEXT: !11 = !{!10}
; CHECK-NEXT: !12 = distinct !{!12, !"restrict.domain.masked"}
; CHECK-NEXT: !13 = distinct !{!13, !12, !"restrict.scope.1.x"}
; CHECK-NEXT: !14 = !{!13}
; CHECK-NEXT: !15 = distinct !{!15, !"restrict.domain.by_a_mask"}
; CHECK-NEXT: !16 = distinct !{!16, !15, !"restrict.scope.1.result"}
; CHECK-NEXT: !17 = !{!16}
; CHECK-NEXT: !18 = distinct !{!18, !"restrict.domain.looked_at"}
; CHECK-NEXT: !19 = distinct !{!19, !18, !"restrict.scope.1.x"}
; CHECK-NEXT: !20 = !{!19}
; CHECK-EMPTY:
