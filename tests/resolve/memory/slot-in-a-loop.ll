; RUN: opt %s
; The shared pointer in the slot is moved on in each round. It never becomes anything else.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %n) {
entry:
  %slot = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p = load ptr, ptr %slot, align 8
  store i32 %i, ptr %p, align 4
  %next = getelementptr inbounds i32, ptr %p, i64 1
  store ptr %next, ptr %slot, align 8
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
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %p = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %i, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %next = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:   store ptr %next, ptr %slot, align 8
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
