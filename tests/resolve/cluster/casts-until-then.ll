; RUN: opt -w %s
; LLVM's analyses know better what a cast points to than a number: before them it stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %c = addrspacecast ptr addrspacecast (ptr addrspace(3) @sh to ptr) to ptr addrspace(7)
  store i32 1, ptr addrspace(7) %c
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %c = addrspacecast ptr addrspacecast (ptr addrspace(3) @sh to ptr) to ptr addrspace(7)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %c
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
