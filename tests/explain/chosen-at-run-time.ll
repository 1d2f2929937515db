; RUN: spacecast explain %s @k %p
; Both memories, each with its way.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(ptr %a, i1 %c) {
  %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be in global or shared memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     chosen-at-run-time.ll:7  argument a of the kernel @k: the host passes global memory
; CHECK-NEXT:     chosen-at-run-time.ll:8  computed from it
; CHECK-NEXT:                                %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     chosen-at-run-time.ll:6  @sh, a variable in shared memory
; CHECK-NEXT:     chosen-at-run-time.ll:8  computed from it
; CHECK-NEXT:                                %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-EMPTY:
; CHECK-NEXT:   help: choose between accesses, not between pointers: access each memory in a branch of its own
; CHECK-EMPTY:
