; RUN: opt -w --check %s
; The first slot is copied from elsewhere in one function, the second from the first in another, before that is
; known; that one finds the first slot in memory, so that nobody calls it again.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i64 @read(ptr readonly %m) noinline {
  %v = load i64, ptr %m, align 8
  ret i64 %v
}

define internal i64 @again(ptr %holder) noinline {
  %b = alloca [4 x i64], align 8
  %a = load ptr, ptr %holder, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 32, i1 false)
  %v = call i64 @read(ptr %b)
  ret i64 %v
}

define internal void @first(ptr %a, ptr %in) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %in, i64 32, i1 false)
  ret void
}

define ptx_kernel void @k(ptr %in, ptr %out) {
  %a = alloca [4 x i64], align 8
  %holder = alloca [2 x ptr], align 8
  store ptr %a, ptr %holder, align 8
  call void @first(ptr %a, ptr %in)
  %v = call i64 @again(ptr %holder)
  store i64 %v, ptr %out, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @read(ptr readonly %m) noinline {
; CHECK-NEXT:   %v = load i64, ptr %m, align 8, !noalias.addrspace !0
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @again(ptr addrspace(5) %holder) noinline {
; CHECK-NEXT:   %b = alloca [4 x i64], align 8
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %a = load ptr, ptr addrspace(5) %holder, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %b.local, ptr addrspace(5) align 8 %a.local, i64 32, i1 false)
; CHECK-NEXT:   %v = call i64 @read(ptr %b)
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @first(ptr %a, ptr addrspace(1) %in) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 8 %a, ptr addrspace(1) align 8 %in, i64 32, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i64], align 8
; CHECK-NEXT:   %holder = alloca [2 x ptr], align 8
; CHECK-NEXT:   %holder.local = addrspacecast ptr %holder to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %holder.local, align 8
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   call void @first(ptr %a, ptr addrspace(1) %in.global)
; CHECK-NEXT:   %v = call i64 @again(ptr addrspace(5) %holder.local)
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
