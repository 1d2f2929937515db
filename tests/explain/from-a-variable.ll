; RUN: spacecast explain %s @k %q
; From the variable over a computation.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(i64 %i) {
  %q = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 %i
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %q in @k is in shared memory
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     from-a-variable.ll:6  @sh, a variable in shared memory
; CHECK-NEXT:     from-a-variable.ll:8  computed from it
; CHECK-NEXT:                             %q = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 %i
; CHECK-EMPTY:
