; RUN: opt --mem-space-alg=1 %s
; A constant of this module holds the address of another: so may one that is not here, for the flat algorithm as well.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@numbers = addrspace(4) constant [2 x i32] [i32 1, i32 2]
@here = internal addrspace(4) constant [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @numbers to ptr)]
@elsewhere = external addrspace(4) constant [2 x ptr]

define ptx_kernel void @k(ptr %out) {
  %p = load ptr, ptr addrspace(4) @elsewhere
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @numbers = addrspace(4) constant [2 x i32] [i32 1, i32 2]
; CHECK-NEXT: @here = internal addrspace(4) constant [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @numbers to ptr)]
; CHECK-NEXT: @elsewhere = external addrspace(4) constant [2 x ptr]
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) @elsewhere
; CHECK-NEXT:   %x = load i32, ptr %p
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
