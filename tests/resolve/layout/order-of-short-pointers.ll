; RUN: opt %s
; Two shared pointers are compared by order. In one window the 32-bit offsets are ordered as the generic
; addresses are, so either form is right, but never one operand of each.

target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %n) {
entry:
  %end = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n
  br label %loop

loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
  store i32 1, ptr %p, align 4
  %next = getelementptr inbounds i32, ptr %p, i64 1
  %more = icmp ult ptr %next, %end
  br i1 %more, label %loop, label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %end = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @s, %entry ], [ %next, %loop ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %next = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %more = icmp ult ptr addrspace(3) %next, %end
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
