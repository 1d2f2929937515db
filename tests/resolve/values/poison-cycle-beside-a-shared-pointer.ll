; RUN: opt %s
; One arm of the select is a cycle of poison, which says nothing: the store becomes shared. LLVM 22 crashes
; here.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  br label %loop

loop:
  %p = phi ptr [ poison, %entry ], [ %q, %loop ]
  %q = getelementptr i32, ptr %p, i64 1
  %r = select i1 %c, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %r, align 4
  br i1 %c, label %loop, label %done

done:
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
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ poison, %entry ], [ %q, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %r = select i1 %c, ptr addrspace(3) %q.shared, ptr addrspace(3) @s
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r, align 4
; CHECK-NEXT:   br i1 %c, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
