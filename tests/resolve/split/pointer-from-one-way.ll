; RUN: opt -w %s
; The pointer exists only on the way that computed it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
entry:
  %zero = alloca i32
  store i32 7, ptr %zero
  br i1 %c, label %a, label %join
a:
  %pa = getelementptr i32, ptr %in, i64 8
  br label %join
join:
  %p = phi ptr [ %pa, %a ], [ %zero, %entry ]
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca i32
; CHECK-NEXT:   store i32 7, ptr %zero
; CHECK-NEXT:   br i1 %c, label %a, label %join
; CHECK-NEXT: a:
; CHECK-NEXT:   %pa = getelementptr i32, ptr addrspace(1) %in.global, i64 8
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %split = phi i1 [ false, %a ], [ true, %entry ]
; CHECK-NEXT:   %global = phi ptr addrspace(1) [ %pa, %a ], [ poison, %entry ]
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.global
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split1 = load i32, ptr %zero
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(1) %global
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.local ], [ %split2, %split.global ]
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
