; RUN: opt %s
; The unseen function gets a variable that holds the address of another one, and may write both: the last store
; stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [64 x i32] zeroinitializer, align 4
@inner = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @g to ptr), align 8
@outer = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @inner to ptr), align 8

define ptx_kernel void @k() {
  call void @unseen(ptr addrspacecast (ptr addrspace(1) @outer to ptr))
  %p = load ptr, ptr addrspace(1) @inner, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare void @unseen(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: @inner = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @g to ptr), align 8
; CHECK-NEXT: @outer = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @inner to ptr), align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @unseen(ptr addrspacecast (ptr addrspace(1) @outer to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @inner, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @unseen(ptr)
; CHECK-EMPTY:
