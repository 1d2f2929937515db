; RUN: opt %s
; Every struct has a shared pointer at offset 0 and a global one at offset 8. The index moves by 16 bytes, so
; the fields do not mix: shared and global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

%Pair = type { ptr, ptr }

define ptx_kernel void @k(ptr %g, ptr %h, i64 %i) {
  %pairs = alloca [2 x %Pair], align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %pairs, align 8
  %d0 = getelementptr inbounds i8, ptr %pairs, i64 8
  store ptr %g, ptr %d0, align 8
  %t1 = getelementptr inbounds i8, ptr %pairs, i64 16
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %t1, align 8
  %d1 = getelementptr inbounds i8, ptr %pairs, i64 24
  store ptr %h, ptr %d1, align 8
  %t = getelementptr inbounds [2 x %Pair], ptr %pairs, i64 0, i64 %i, i32 0
  %d = getelementptr inbounds [2 x %Pair], ptr %pairs, i64 0, i64 %i, i32 1
  %p = load ptr, ptr %t, align 8
  %q = load ptr, ptr %d, align 8
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: %Pair = type { ptr, ptr }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr %h, i64 %i) {
; CHECK-NEXT:   %pairs = alloca [2 x %Pair], align 8
; CHECK-NEXT:   %pairs.local = addrspacecast ptr %pairs to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %pairs.local, align 8
; CHECK-NEXT:   %d0 = getelementptr inbounds i8, ptr addrspace(5) %pairs.local, i64 8
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %d0, align 8
; CHECK-NEXT:   %t1 = getelementptr inbounds i8, ptr addrspace(5) %pairs.local, i64 16
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr addrspace(5) %t1, align 8
; CHECK-NEXT:   %d1 = getelementptr inbounds i8, ptr addrspace(5) %pairs.local, i64 24
; CHECK-NEXT:   store ptr %h, ptr addrspace(5) %d1, align 8
; CHECK-NEXT:   %t = getelementptr inbounds [2 x %Pair], ptr addrspace(5) %pairs.local, i64 0, i64 %i, i32 0
; CHECK-NEXT:   %d = getelementptr inbounds [2 x %Pair], ptr addrspace(5) %pairs.local, i64 0, i64 %i, i32 1
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %t, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %d, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
