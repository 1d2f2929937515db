; RUN: opt -w %s
; The address may leave its object downwards, where it would wrap in shared space: the comparison stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(i64 %n) {
entry:
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %l = getelementptr i32, ptr %g, i64 %n
  br label %loop
loop:
  %p = phi ptr [ %l, %entry ], [ %d, %loop ]
  store i32 1, ptr %p
  %d = getelementptr i32, ptr %p, i64 -1
  %c = icmp uge ptr %d, %g
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %l = getelementptr i32, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ %l, %entry ], [ %d, %loop ]
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p
; CHECK-NEXT:   %d = getelementptr i32, ptr addrspace(3) %p, i64 -1
; CHECK-NEXT:   %d.generic = addrspacecast ptr addrspace(3) %d to ptr
; CHECK-NEXT:   %c = icmp uge ptr %d.generic, %g
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
