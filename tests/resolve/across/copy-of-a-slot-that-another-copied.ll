; RUN: opt -w --check %s
; One function copies the second slot into the first, which it finds in memory, and another one the first slot to elsewhere: only
; then is it known that what fills the second slot may write there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @fill(ptr %m) noinline {
  store i64 1, ptr %m, align 8
  ret void
}

define internal void @again(ptr %holder) noinline {
  %b = alloca [4 x i64], align 8
  %a = load ptr, ptr %holder, align 8
  call void @fill(ptr %b)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 32, i1 false)
  ret void
}

define internal void @first(ptr %a, ptr %out) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %a, i64 32, i1 false)
  ret void
}

define internal void @second(ptr %a, ptr %out) {
  call void @first(ptr %a, ptr %out)
  ret void
}

define internal void @third(ptr %a, ptr %out) {
  call void @second(ptr %a, ptr %out)
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %a = alloca [4 x i64], align 8
  %holder = alloca [2 x ptr], align 8
  store ptr %a, ptr %holder, align 8
  call void @again(ptr %holder)
  call void @third(ptr %a, ptr %out)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr %m) noinline {
; CHECK-NEXT:   store i64 1, ptr %m, align 8, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @again(ptr addrspace(5) %holder) noinline {
; CHECK-NEXT:   %b = alloca [4 x i64], align 8
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %a = load ptr, ptr addrspace(5) %holder, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr %b)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %a.local, ptr addrspace(5) align 8 %b.local, i64 32, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @first(ptr %a, ptr addrspace(1) %out) {
; CHECK-NEXT:   call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %out, ptr align 8 %a, i64 32, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @second(ptr %a, ptr addrspace(1) %out) {
; CHECK-NEXT:   call void @first(ptr %a, ptr addrspace(1) %out)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @third(ptr %a, ptr addrspace(1) %out) {
; CHECK-NEXT:   call void @second(ptr %a, ptr addrspace(1) %out)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %a = alloca [4 x i64], align 8
; CHECK-NEXT:   %holder = alloca [2 x ptr], align 8
; CHECK-NEXT:   %holder.local = addrspacecast ptr %holder to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %holder.local, align 8
; CHECK-NEXT:   call void @again(ptr addrspace(5) %holder.local)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @third(ptr %a, ptr addrspace(1) %out.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
