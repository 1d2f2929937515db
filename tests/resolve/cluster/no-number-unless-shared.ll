; RUN: opt -w --number-cluster-casts %s
; What may be null or elsewhere is cast as it was, and so is what is no pointer into shared memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global i32 0, align 4

define void @unknown(ptr %p) {
  %c = addrspacecast ptr %p to ptr addrspace(7)
  store i32 1, ptr addrspace(7) %c
  ret void
}

define void @null(i1 %c) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr null
  %q = addrspacecast ptr %p to ptr addrspace(7)
  store i32 1, ptr addrspace(7) %q
  ret void
}

define void @constants() {
  store i32 2, ptr addrspace(7) addrspacecast (ptr addrspacecast (ptr addrspace(1) @g to ptr) to ptr addrspace(7))
  store i32 3, ptr addrspace(7) addrspacecast (ptr null to ptr addrspace(7))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global i32 0, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @unknown(ptr %p) {
; CHECK-NEXT:   %c = addrspacecast ptr %p to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %c
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @null(i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr null
; CHECK-NEXT:   %q = addrspacecast ptr %p to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @constants() {
; CHECK-NEXT:   store i32 2, ptr addrspace(7) addrspacecast (ptr addrspacecast (ptr addrspace(1) @g to ptr) to ptr addrspace(7))
; CHECK-NEXT:   store i32 3, ptr addrspace(7) addrspacecast (ptr null to ptr addrspace(7))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
