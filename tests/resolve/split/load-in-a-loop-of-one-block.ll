; RUN: opt -w %s
; The block of the choice is one that control comes from, and ends elsewhere once the access is split.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [8 x i32] zeroinitializer, align 16

define ptx_kernel void @k(ptr %out, i32 %n) {
entry:
  %slot = alloca [8 x i32], align 16
  store i32 1, ptr %slot
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(1) @g to ptr), %entry ], [ %slot, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global [8 x i32] zeroinitializer, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %slot.local
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %split = phi i1 [ false, %entry ], [ true, %split.end ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %split.end ]
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.global
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(1) @g, align 4
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.local ], [ %split2, %split.global ]
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %again = icmp ult i32 %next, %n
; CHECK-NEXT:   br i1 %again, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
