; RUN: spacecast explain %s @k
; Every access of a function; those that are resolved on one line.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(ptr %a, i64 %n) {
  %x = load i32, ptr %a
  store i32 %x, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  %p = inttoptr i64 %n to ptr
  store i32 %x, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %a on line 8, in @k, is in global memory
; CHECK-NEXT: @sh on line 9, in @k, is in shared memory
; CHECK-NEXT: %p on line 11, in @k, can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     every-access.ll:10  a number that is not made of a pointer
; CHECK-NEXT:                           %p = inttoptr i64 %n to ptr
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the pointer of a pointer, by adding to it, or assert its space: `__builtin_assume(__isShared(p))`
; CHECK-EMPTY:
