; RUN: opt %s
; One lane is shared, the other global. A constant lane is clear, a variable one stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i32 %lane) {
  %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0
  %v2 = insertelement <2 x ptr> %v1, ptr %g, i64 1
  %p = extractelement <2 x ptr> %v2, i64 0
  store i32 1, ptr %p, align 4
  %v3 = shufflevector <2 x ptr> %v2, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %q = extractelement <2 x ptr> %v3, i64 0
  store i32 2, ptr %q, align 4
  %r = extractelement <2 x ptr> %v2, i32 %lane
  store i32 3, ptr %r, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %lane) {
; CHECK-NEXT:   %v1 = insertelement <2 x ptr> poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0
; CHECK-NEXT:   %v2 = insertelement <2 x ptr> %v1, ptr %g, i64 1
; CHECK-NEXT:   %p = extractelement <2 x ptr> %v2, i64 0
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %v3 = shufflevector <2 x ptr> %v2, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:   %q = extractelement <2 x ptr> %v3, i64 0
; CHECK-NEXT:   store i32 2, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %r = extractelement <2 x ptr> %v2, i32 %lane
; CHECK-NEXT:   store i32 3, ptr %r, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
