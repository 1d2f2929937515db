; RUN: opt %s
; Undef and poison may be any address, so they do not make a shared pointer ambiguous. Both stores become
; shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  br i1 %c, label %set, label %join

set:
  br label %join

join:
  %p = phi ptr [ undef, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %set ]
  %q = select i1 %c, ptr %p, ptr poison
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %set, label %join
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ undef, %entry ], [ @s, %set ]
; CHECK-NEXT:   %q = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) poison
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
