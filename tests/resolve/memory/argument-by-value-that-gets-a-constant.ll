; RUN: opt -w %s
; Inlined, the argument is a slot.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tab = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal i32 @f(ptr byval([4 x i32]) %b, i64 %i) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @tab, i64 16, i1 false)
  %p = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
define ptx_kernel void @k(ptr %o, i64 %i) {
  %a = alloca [4 x i32]
  store i32 0, ptr %a
  %v = call i32 @f(ptr byval([4 x i32]) %a, i64 %i)
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @tab = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: define internal i32 @f(ptr byval([4 x i32]) %b, i64 %i) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %b, ptr addrspace(1) addrspacecast (ptr @tab to ptr addrspace(1)), i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %p = getelementptr i32, ptr %b, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i32]
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %a.local
; CHECK-NEXT:   %v = call i32 @f(ptr byval([4 x i32]) %a, i64 %i)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
