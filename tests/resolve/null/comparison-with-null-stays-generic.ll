; RUN: opt %s
; The load becomes shared. The comparison must stay on generic pointers: a null that went through the shared
; window and back is not null any more, and shared address 0 may be a real object.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %out, i1 %c) {
entry:
  br i1 %c, label %set, label %join

set:
  br label %join

join:
  %p = phi ptr [ null, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %set ]
  %none = icmp eq ptr %p, null
  br i1 %none, label %done, label %use

use:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  br label %done

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
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   br i1 %c, label %set, label %join
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr [ null, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %set ]
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %none = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %none, label %done, label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
