; RUN: opt %s
; Pointers go through a vector: inserted, shuffled, taken out again. All lanes are shared, so the store is.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %lane, <2 x i64> %i) {
  %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 0
  %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 1
  %v3 = shufflevector <2 x ptr> %v2, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %v4 = getelementptr inbounds i32, <2 x ptr> %v3, <2 x i64> %i
  %p = extractelement <2 x ptr> %v4, i32 %lane
  store i32 1, ptr %p, align 4
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
; CHECK-NEXT: define ptx_kernel void @k(i32 %lane, <2 x i64> %i) {
; CHECK-NEXT:   %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 0
; CHECK-NEXT:   %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 1
; CHECK-NEXT:   %v3 = shufflevector <2 x ptr> %v2, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:   %v4 = getelementptr inbounds i32, <2 x ptr> %v3, <2 x i64> %i
; CHECK-NEXT:   %p = extractelement <2 x ptr> %v4, i32 %lane
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
