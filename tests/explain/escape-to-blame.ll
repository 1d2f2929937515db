; RUN: spacecast explain %s @k %p
; What is loaded could be global, if a shared address did not get out.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @leak(ptr %o) noinline {
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %o
  ret void
}
define ptx_kernel void @k(ptr %a) {
  call void @leak(ptr %a)
  %p = load ptr, ptr %a
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be in global or shared memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     escape-to-blame.ll:13  loaded from memory that the host filled: global
; CHECK-NEXT:                              %p = load ptr, ptr %a
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     escape-to-blame.ll:13  loaded from memory into which other addresses got
; CHECK-NEXT:                              %p = load ptr, ptr %a
; CHECK-NEXT:     escape-to-blame.ll:8   to blame: stores an address that is not global where others may load it
; CHECK-NEXT:                              store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %o
; CHECK-EMPTY:
; CHECK-NEXT:   help: keep that address out of memory that others see, or assert the space of what is loaded: `__builtin_assume(__isGlobal(p))`
; CHECK-EMPTY:
