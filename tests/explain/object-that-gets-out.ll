; RUN: spacecast explain %s @k %p
; The slot is known to others, who may write it; where it gets out is said.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare void @other(ptr)
define ptx_kernel void @k() {
  %o = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %o
  call void @other(ptr %o)
  %p = load ptr, ptr %o
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     in @k                       in an object that others may write: its address gets out in @k on line 11
; CHECK-NEXT:     object-that-gets-out.ll:12  loaded
; CHECK-NEXT:                                   %p = load ptr, ptr %o
; CHECK-EMPTY:
; CHECK-NEXT:   help: keep the address of that object inside: pass what it holds by value, or to functions that are visible
; CHECK-EMPTY:
