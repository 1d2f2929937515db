; RUN: opt -w %s
; LLVM passes the original by value, and makes no copy when it inlines a function that only reads.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal i32 @read(ptr byval([4 x i32]) align 4 %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define ptx_kernel void @k(ptr %in, ptr %out) {
  %slot = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %slot, ptr align 4 %in, i64 16, i1 false)
  %x = call i32 @read(ptr byval([4 x i32]) align 4 %slot)
  store i32 %x, ptr %out
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal i32 @read(ptr byval([4 x i32]) align 4 %p) noinline {
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x i32], align 4
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %slot.local, ptr addrspace(1) align 4 %in.global, i64 16, i1 false)
; CHECK-NEXT:   %x = call i32 @read(ptr byval([4 x i32]) align 4 %slot)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
