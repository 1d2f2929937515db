; RUN: opt %s
; Null that is cast to local and back is not null any more, and local address 0 is a real object. The store
; becomes local, the comparison stays on generic pointers.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(i1 %c) {
entry:
  %x = alloca [4 x i32], align 4
  %p = select i1 %c, ptr %x, ptr null
  %none = icmp eq ptr %p, null
  br i1 %none, label %done, label %use

use:
  store i32 1, ptr %p, align 4
  br label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = alloca [4 x i32], align 4
; CHECK-NEXT:   %p = select i1 %c, ptr %x, ptr null
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %none = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %none, label %done, label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p.local, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
