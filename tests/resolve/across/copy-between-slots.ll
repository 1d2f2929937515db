; RUN: opt -w %s
; A copy of another slot is local, whichever of them is passed.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal i32 @read(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define internal void @write(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %out) {
  %a = alloca [4 x i32], align 4
  %b = alloca [4 x i32], align 4
  call void @write(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %x = call i32 @read(ptr %b)
  store i32 %x, ptr %out
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal i32 @read(ptr addrspace(5) %p) noinline {
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @write(ptr addrspace(5) %p) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca [4 x i32], align 4
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   call void @write(ptr addrspace(5) %a.local)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 4 %b.local, ptr addrspace(5) align 4 %a.local, i64 16, i1 false)
; CHECK-NEXT:   %x = call i32 @read(ptr addrspace(5) %b.local)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-EMPTY:
