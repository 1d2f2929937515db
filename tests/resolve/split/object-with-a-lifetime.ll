; RUN: opt -w %s
; What says how long an object lives does not keep it in memory.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %zero = alloca i32
  call void @llvm.lifetime.start.p0(ptr %zero)
  store i32 7, ptr %zero
  %p = select i1 %c, ptr %in, ptr %zero
  %x = load i32, ptr %p
  call void @llvm.lifetime.end.p0(ptr %zero)
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none))
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none))
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca i32
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %zero)
; CHECK-NEXT:   store i32 7, ptr %zero
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.global, label %split.local
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(1) %in.global
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split2 = load i32, ptr %zero
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.global ], [ %split2, %split.local ]
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %zero)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
