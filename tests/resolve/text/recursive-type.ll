; RUN: opt %s
; Nodes point to leaves and leaves to nodes, through nested types. All pointers come from memory of the host:
; every access is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { ptr, %Value }
%Value = type { i32, [2 x %Leaf] }
%Leaf = type { ptr, i8 }

define ptx_kernel void @k(ptr %root, i64 %i) {
  %leaf = getelementptr inbounds %Node, ptr %root, i64 0, i32 1, i32 1, i64 %i, i32 0
  %p = load ptr, ptr %leaf, align 8
  %next = load ptr, ptr %p, align 8
  %count = getelementptr inbounds %Node, ptr %next, i64 0, i32 1, i32 0
  store i32 1, ptr %count, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Node = type { ptr, %Value }
; CHECK-NEXT: %Value = type { i32, [2 x %Leaf] }
; CHECK-NEXT: %Leaf = type { ptr, i8 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %root, i64 %i) {
; CHECK-NEXT:   %root.global = addrspacecast ptr %root to ptr addrspace(1)
; CHECK-NEXT:   %leaf = getelementptr inbounds %Node, ptr addrspace(1) %root.global, i64 0, i32 1, i32 1, i64 %i, i32 0
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %leaf, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) %p.global, align 8
; CHECK-NEXT:   %next.global = addrspacecast ptr %next to ptr addrspace(1)
; CHECK-NEXT:   %count = getelementptr inbounds %Node, ptr addrspace(1) %next.global, i64 0, i32 1, i32 0
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %count, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
