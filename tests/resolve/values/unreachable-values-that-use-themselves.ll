; RUN: opt %s
; In unreachable code a value may be its own operand. No analysis may hang on it; the reachable store becomes
; shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  ret void

dead:
  %q = phi ptr [ %q, %dead ]
  %p = getelementptr i32, ptr %p, i64 1
  %r = select i1 true, ptr %r, ptr %p
  store i32 2, ptr %p, align 4
  store i32 3, ptr %q, align 4
  store i32 4, ptr %r, align 4
  br label %dead
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: dead:
; CHECK-NEXT:   %q = phi ptr [ %q, %dead ]
; CHECK-NEXT:   %p = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %r = select i1 true, ptr %r, ptr %p
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   store i32 3, ptr %q, align 4
; CHECK-NEXT:   store i32 4, ptr %r, align 4
; CHECK-NEXT:   br label %dead
; CHECK-NEXT: }
; CHECK-EMPTY:
