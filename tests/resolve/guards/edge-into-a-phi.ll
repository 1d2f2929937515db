; RUN: opt --optimiser-follows=false %s
; The pointer enters the phi over the edge where it was found to be shared; the other arm is a shared object.
; The store becomes shared although nothing is known about %p itself in that block.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @f(ptr %p) {
entry:
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %join, label %other

other:
  br label %join

join:
  %r = phi ptr [ %p, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %other ]
  store i32 1, ptr %r, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   br i1 %q, label %join, label %other
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %r = phi ptr addrspace(3) [ %p.shared, %entry ], [ @s, %other ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
