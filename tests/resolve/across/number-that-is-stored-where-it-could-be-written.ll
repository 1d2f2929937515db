; RUN: opt -w --check %s
; LLVM lets a function write where its result is stored afterwards, if that can be written before. Where nothing says so it
; does not.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @k(ptr noalias writable sret({ i32, i32 }) dereferenceable(8) %out, i32 %x) {
  %a = alloca i64, align 8
  call void @both(ptr %a, i32 %x)
  %v = load i64, ptr %a, align 8
  store i64 %v, ptr %out, align 8
  ret void
}

define internal void @both(ptr %o, i32 %x) noinline {
  %end = getelementptr inbounds i32, ptr %o, i64 1
  store i32 %x, ptr %o, align 4
  store i32 %x, ptr %end, align 4
  ret void
}

define ptx_kernel void @l(ptr %out, i32 %x) {
  %a = alloca i64, align 8
  call void @other(ptr %a, i32 %x)
  %v = load i64, ptr %a, align 8
  store i64 %v, ptr %out, align 8
  ret void
}

define internal void @other(ptr %o, i32 %x) noinline {
  store i32 %x, ptr %o, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(ptr noalias writable sret({ i32, i32 }) dereferenceable(8) %out, i32 %x) "nvvm.restrict_processed" {
; CHECK-NEXT:   %a = alloca i64, align 8
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @both(ptr %a, i32 %x)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   store i64 %v, ptr %out, align 8, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @both(ptr %o, i32 %x) noinline {
; CHECK-NEXT:   %end = getelementptr inbounds i32, ptr %o, i64 1
; CHECK-NEXT:   store i32 %x, ptr %o, align 4
; CHECK-NEXT:   store i32 %x, ptr %end, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %out, i32 %x) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca i64, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @other(ptr addrspace(5) %a.local, i32 %x)
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @other(ptr addrspace(5) %o, i32 %x) noinline {
; CHECK-NEXT:   store i32 %x, ptr addrspace(5) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.out"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-EMPTY:
