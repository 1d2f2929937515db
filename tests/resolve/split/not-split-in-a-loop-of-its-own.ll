; RUN: opt -w %s
; The pointer moves on from itself: which object it is in is not chosen anew.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c, i32 %n) {
entry:
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  %first = select i1 %c, ptr %in, ptr %zero
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %first, %entry ], [ %moved, %loop ]
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  %moved = getelementptr i32, ptr %p, i64 1
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   %first = select i1 %c, ptr %in, ptr %zero
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %p = phi ptr [ %first, %entry ], [ %moved, %loop ]
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   %moved = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %again = icmp slt i32 %next, %n
; CHECK-NEXT:   br i1 %again, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
