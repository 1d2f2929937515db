; RUN: opt -do-clone-for-ip-msp=0 %s
; Without copies the function serves both calls, and its store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @set(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @k() {
  call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @set(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @set(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @set(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
