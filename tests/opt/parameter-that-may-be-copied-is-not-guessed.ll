; RUN: says opt --profile cicc %s
; RUN[OUT]: opt -w --profile cicc %s
; Without an architecture parameters by value are not lowered, and LLVM may copy this one to the stack: it is not taken for
; global, whatever may be guessed of others.

target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %s, ptr %o) {
  call void @use(ptr %s)
  %v = load i32, ptr %s, align 4
  store i32 %v, ptr %o, align 4
  ret void
}

; CHECK: warning: Cannot tell what pointer points to in `k`
; CHECK-NOT: assuming global
; OUT: %v = load i32, ptr %s, align 4
