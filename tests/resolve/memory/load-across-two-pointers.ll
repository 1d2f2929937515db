; RUN: opt %s
; The load takes half of the one pointer and half of the other. Although both are shared, the mixture is no
; shared address: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %pair = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %pair, align 8
  %second = getelementptr inbounds i8, ptr %pair, i64 8
  store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr %second, align 8
  %middle = getelementptr inbounds i8, ptr %pair, i64 4
  %p = load ptr, ptr %middle, align 4
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %pair = alloca [2 x ptr], align 8
; CHECK-NEXT:   %pair.local = addrspacecast ptr %pair to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %pair.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %pair.local, i64 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %middle = getelementptr inbounds i8, ptr addrspace(5) %pair.local, i64 4
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %middle, align 4
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
