; RUN: opt %s
; Two cases of the switch lead to one block, so the phi has two entries for it. They must stay equal when the
; phi is retyped.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %x) {
entry:
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 3
  switch i32 %x, label %other [
    i32 0, label %join
    i32 1, label %join
  ]

other:
  br label %join

join:
  %q = phi ptr [ %p, %entry ], [ %p, %entry ], [ addrspacecast (ptr addrspace(3) @b to ptr), %other ]
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(3) @a, i64 3
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 0, label %join
; CHECK-NEXT:     i32 1, label %join
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr addrspace(3) [ %p, %entry ], [ %p, %entry ], [ @b, %other ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
