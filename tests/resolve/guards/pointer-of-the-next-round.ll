; RUN: opt --optimiser-follows=false %s
; The loop asks about the pointer of this round. In the next round it is another one, loaded by a device
; function: the store under the guard is shared, the load at the head of the loop stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %first, i32 %n) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %first, %entry ], [ %next, %again ]
  %i = phi i32 [ 0, %entry ], [ %j, %again ]
  %next = load ptr, ptr %p, align 8
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %yes, label %again

yes:
  store i32 %i, ptr %p, align 4
  br label %again

again:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %first, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ %first, %entry ], [ %next, %again ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %again ]
; CHECK-NEXT:   %next = load ptr, ptr %p, align 8
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %q, label %yes, label %again
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %i, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   br label %again
; CHECK-EMPTY:
; CHECK-NEXT: again:
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
