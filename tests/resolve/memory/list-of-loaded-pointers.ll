; RUN: opt %s
; Each node gives the address of the next one. All of them come from memory that the kernel does not fill:
; every access is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { ptr, i32 }

define ptx_kernel void @k(ptr %head, ptr %out) {
entry:
  br label %loop

loop:
  %node = phi ptr [ %head, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum2, %loop ]
  %value = getelementptr inbounds %Node, ptr %node, i32 0, i32 1
  %v = load i32, ptr %value, align 8
  %sum2 = add i32 %sum, %v
  %next = load ptr, ptr %node, align 8
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %loop

done:
  store i32 %sum2, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Node = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %head, ptr %out) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %head.global = addrspacecast ptr %head to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %node = phi ptr addrspace(1) [ %head.global, %entry ], [ %next.global, %loop ]
; CHECK-NEXT:   %sum = phi i32 [ 0, %entry ], [ %sum2, %loop ]
; CHECK-NEXT:   %value = getelementptr inbounds %Node, ptr addrspace(1) %node, i32 0, i32 1
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %value, align 8
; CHECK-NEXT:   %sum2 = add i32 %sum, %v
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) %node, align 8
; CHECK-NEXT:   %next.global = addrspacecast ptr %next to ptr addrspace(1)
; CHECK-NEXT:   %end = icmp eq ptr %next, null
; CHECK-NEXT:   br i1 %end, label %done, label %loop
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   store i32 %sum2, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
