; RUN: opt -w %s
; They may know neither `freeze` nor `poison`.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define ptx_kernel void @k(i32* %in, i32* %out, i1 %c) {
entry:
  %zero = alloca [4 x i32], align 16
  %first = getelementptr [4 x i32], [4 x i32]* %zero, i64 0, i64 0
  store i32 7, i32* %first
  %p = select i1 %c, i32* %in, i32* %first
  %b = bitcast i32* %p to i8*
  %o = bitcast i32* %out to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %o, i8* %b, i64 4, i1 false)
  br i1 %c, label %a, label %join
a:
  %pa = getelementptr i32, i32* %in, i64 8
  br label %join
join:
  %q = phi i32* [ %pa, %a ], [ %first, %entry ]
  %x = load i32, i32* %q
  store i32 %x, i32* %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)*, i8*, i64, i1)
; CHECK-NEXT: define ptx_kernel void @k(i32* %in, i32* %out, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast i32* %out to i32 addrspace(1)*
; CHECK-NEXT:   %zero = alloca [4 x i32], align 16
; CHECK-NEXT:   %zero.local = addrspacecast [4 x i32]* %zero to [4 x i32] addrspace(5)*
; CHECK-NEXT:   %first = getelementptr [4 x i32], [4 x i32] addrspace(5)* %zero.local, i64 0, i64 0
; CHECK-NEXT:   %first.generic = addrspacecast i32 addrspace(5)* %first to i32*
; CHECK-NEXT:   store i32 7, i32 addrspace(5)* %first
; CHECK-NEXT:   %p = select i1 %c, i32* %in, i32* %first.generic
; CHECK-NEXT:   %b = bitcast i32* %p to i8*
; CHECK-NEXT:   %o = bitcast i32 addrspace(1)* %out.global to i8 addrspace(1)*
; CHECK-NEXT:   call void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)* %o, i8* %b, i64 4, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   br i1 %c, label %a, label %join
; CHECK-NEXT: a:
; CHECK-NEXT:   %pa = getelementptr i32, i32* %in, i64 8
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi i32* [ %pa, %a ], [ %first.generic, %entry ]
; CHECK-NEXT:   %x = load i32, i32* %q, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %x, i32 addrspace(1)* %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
