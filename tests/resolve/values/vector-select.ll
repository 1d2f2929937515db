; RUN: opt %s
; The condition is a vector, so each lane is chosen by itself. All candidates are shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(<2 x i1> %c, <2 x i64> %i) {
  %x = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), <2 x i64> %i
  %y = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @b to ptr), <2 x i64> %i
  %v = select <2 x i1> %c, <2 x ptr> %x, <2 x ptr> %y
  %p = extractelement <2 x ptr> %v, i64 1
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
; CHECK-NEXT: define ptx_kernel void @k(<2 x i1> %c, <2 x i64> %i) {
; CHECK-NEXT:   %x = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), <2 x i64> %i
; CHECK-NEXT:   %y = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @b to ptr), <2 x i64> %i
; CHECK-NEXT:   %v = select <2 x i1> %c, <2 x ptr> %x, <2 x ptr> %y
; CHECK-NEXT:   %p = extractelement <2 x ptr> %v, i64 1
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
