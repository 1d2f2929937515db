; RUN: spacecast explain --whole-program %s @f %x
; The same where only kernels are called from outside.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define  void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %x in @f is in shared memory
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     called-in-a-whole-program.ll:6   @sh, a variable in shared memory
; CHECK-NEXT:     called-in-a-whole-program.ll:12  passed to @f
; CHECK-NEXT:                                        call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-EMPTY:
