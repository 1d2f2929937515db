; RUN: opt -w %s
; The initialiser holds the address of another variable as a number, by which the kernel writes there: the
; store through what is loaded from it stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@gv = addrspace(1) global [64 x i32] zeroinitializer
@B = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @gv to ptr)
@A = internal addrspace(1) global i64 ptrtoint (ptr addrspace(1) @B to i64)
define ptx_kernel void @k() {
  %i = load i64, ptr addrspace(1) @A
  %b = inttoptr i64 %i to ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %b
  %p = load ptr, ptr addrspace(1) @B
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: @B = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @gv to ptr)
; CHECK-NEXT: @A = internal addrspace(1) global i64 ptrtoint (ptr addrspace(1) @B to i64)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %i = load i64, ptr addrspace(1) @A
; CHECK-NEXT:   %b = inttoptr i64 %i to ptr
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %b
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @B
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
