; RUN: spacecast explain %s @f %x
; Anyone may call it; the help says what to do.

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
; CHECK: %x in @f can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   callers disagree
; CHECK-NEXT:     called from outside: anywhere
; CHECK-NEXT:     called with (shared): shared
; CHECK-NEXT:       called-from-outside.ll:12 in @k
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     called-from-outside.ll:7  argument x of @f, which others can call with any pointer
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the function internal (`static`, or in an unnamed namespace), or pass `--whole-program` if only kernels are called from outside
; CHECK-EMPTY:
