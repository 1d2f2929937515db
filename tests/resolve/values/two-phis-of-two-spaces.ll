; RUN: opt %s
; The same exchange with one shared and one global pointer: both accesses stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i32 %n) {
entry:
  br label %loop

loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ], [ %q, %loop ]
  %q = phi ptr [ %g, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ], [ %q, %loop ]
; CHECK-NEXT:   %q = phi ptr [ %g, %entry ], [ %p, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
