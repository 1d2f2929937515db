; RUN: opt %s
; The arms are constants in two blocks. The retyped phi takes the shared constants directly, and nothing has
; to be inserted before the branches.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  br i1 %c, label %other, label %join

other:
  br label %join

join:
  %p = phi ptr [ getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 4), %entry ], [ addrspacecast (ptr addrspace(3) @b to ptr), %other ]
  store i32 1, ptr %p, align 4
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
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %other, label %join
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ getelementptr inbounds (i8, ptr addrspace(3) @a, i64 4), %entry ], [ @b, %other ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
