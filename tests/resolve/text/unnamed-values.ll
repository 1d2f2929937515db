; RUN: opt %s
; The values have numbers instead of names. Whatever is inserted or removed, the numbers that are printed have
; no gaps.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %0, i64 %1) {
  %3 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %1
  %4 = load i32, ptr %0, align 4
  %5 = add i32 %4, 1
  br label %6

6:
  %7 = phi ptr [ %3, %2 ], [ %9, %6 ]
  %8 = phi i32 [ 0, %2 ], [ %10, %6 ]
  store i32 %5, ptr %7, align 4
  %9 = getelementptr inbounds i32, ptr %7, i64 1
  %10 = add i32 %8, 1
  %11 = icmp slt i32 %10, %5
  br i1 %11, label %6, label %12

12:
  store i32 %8, ptr %0, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %0, i64 %1) {
; CHECK-NEXT:   %global = addrspacecast ptr %0 to ptr addrspace(1)
; CHECK-NEXT:   %3 = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %1
; CHECK-NEXT:   %4 = load i32, ptr addrspace(1) %global, align 4
; CHECK-NEXT:   %5 = add i32 %4, 1
; CHECK-NEXT:   br label %6
; CHECK-EMPTY:
; CHECK-NEXT: 6:
; CHECK-NEXT:   %7 = phi ptr addrspace(3) [ %3, %2 ], [ %9, %6 ]
; CHECK-NEXT:   %8 = phi i32 [ 0, %2 ], [ %10, %6 ]
; CHECK-NEXT:   store i32 %5, ptr addrspace(3) %7, align 4
; CHECK-NEXT:   %9 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 1
; CHECK-NEXT:   %10 = add i32 %8, 1
; CHECK-NEXT:   %11 = icmp slt i32 %10, %5
; CHECK-NEXT:   br i1 %11, label %6, label %12
; CHECK-EMPTY:
; CHECK-NEXT: 12:
; CHECK-NEXT:   store i32 %8, ptr addrspace(1) %global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
