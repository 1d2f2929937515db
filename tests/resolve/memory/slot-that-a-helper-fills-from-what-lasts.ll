; RUN: opt --arch=sm_90 --ptx=8.0 -w --check %s
; LLVM reads what an argument points to in place of a copy of it, if nobody else writes there. The copy may be in a function
; that is inlined: the slot is not local for sure. In a kernel that makes no such promise, and calls nobody, it is.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%table = type { [16 x i32] }

define internal void @copy(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 64, i1 false)
  ret void
}

define i32 @pick(ptr noalias readonly dereferenceable(64) %m, i64 %i) {
  %t = alloca %table, align 4
  call void @copy(ptr %t, ptr %m)
  %p = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define ptx_kernel void @k(ptr noalias readonly byval(%table) %m, i64 %i, ptr %out) {
  %t = alloca %table, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %m, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out
  ret void
}

define ptx_kernel void @l(ptr %m, i64 %i, ptr %out) {
  %t = alloca %table, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %m, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %table = type { [16 x i32] }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @copy(ptr %to, ptr %from) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 64, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @pick(ptr noalias readonly dereferenceable(64) %m, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   %t = alloca %table, align 4
; CHECK-NEXT:   call void @copy(ptr %t, ptr %m)
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %t, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr noalias readonly byval(%table) "nvvm.grid_constant" %m, i64 %i, ptr %out) "nvvm.restrict_processed" {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %m.param = addrspacecast ptr %m to ptr addrspace(101)
; CHECK-NEXT:   %t = alloca %table, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p101.i64(ptr align 4 %t, ptr addrspace(101) align 4 %m.param, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %t, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %m, i64 %i, ptr %out) {
; CHECK-NEXT:   %m.global = addrspacecast ptr %m to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %t = alloca %table, align 4
; CHECK-NEXT:   %t.local = addrspacecast ptr %t to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %t.local, ptr addrspace(1) align 4 %m.global, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(5) %t.local, i64 %i
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %p, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-EMPTY:
