; RUN: opt -w %s
; Both may be null, and then are not equal to an object at shared address 0. In shared memory they could be: the comparison
; stays generic.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c, i1 %d, i64 %i, ptr %out) {
entry:
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ null, %one ]
  %q = select i1 %d, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 16) to ptr), ptr null
  %same = icmp eq ptr %p, %q
  br i1 %same, label %out.block, label %access
access:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  br label %out.block
out.block:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, i1 %d, i64 %i, ptr %out) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %one, label %two
; CHECK-NEXT: one:
; CHECK-NEXT:   br label %two
; CHECK-NEXT: two:
; CHECK-NEXT:   %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ null, %one ]
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = select i1 %d, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 16) to ptr), ptr null
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %same = icmp eq ptr %p, %q
; CHECK-NEXT:   br i1 %same, label %out.block, label %access
; CHECK-NEXT: access:
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   br label %out.block
; CHECK-NEXT: out.block:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
