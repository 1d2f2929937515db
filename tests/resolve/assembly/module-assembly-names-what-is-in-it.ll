; RUN: opt -w --check --whole-program %s
; The same for assembly that belongs to no function.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".global .u64 keeps = helper;"

define void @helper(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

@s = internal addrspace(3) global [4 x i32] undef, align 4

define ptx_kernel void @k() {
  call void @helper(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: module asm ".global .u64 keeps = helper;"
; CHECK-EMPTY:
; CHECK-NEXT: define void @helper(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @helper.shared(ptr addrspace(3) %p) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @helper.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
