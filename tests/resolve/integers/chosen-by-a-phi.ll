; RUN: opt %s
; Two shared addresses meet as integers: shared. A shared and a global one meet: that store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
entry:
  %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @a to ptr) to i64
  %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @b to ptr) to i64
  %l = ptrtoint ptr %g to i64
  br i1 %c, label %other, label %join

other:
  br label %join

join:
  %x = phi i64 [ %i, %entry ], [ %j, %other ]
  %y = phi i64 [ %i, %entry ], [ %l, %other ]
  %p = inttoptr i64 %x to ptr
  store i32 1, ptr %p, align 4
  %q = inttoptr i64 %y to ptr
  store i32 2, ptr %q, align 4
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %i = ptrtoint ptr addrspacecast (ptr addrspace(3) @a to ptr) to i64
; CHECK-NEXT:   %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @b to ptr) to i64
; CHECK-NEXT:   %l = ptrtoint ptr %g to i64
; CHECK-NEXT:   br i1 %c, label %other, label %join
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %x = phi i64 [ %i, %entry ], [ %j, %other ]
; CHECK-NEXT:   %y = phi i64 [ %i, %entry ], [ %l, %other ]
; CHECK-NEXT:   %p = inttoptr i64 %x to ptr
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = inttoptr i64 %y to ptr
; CHECK-NEXT:   store i32 2, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
