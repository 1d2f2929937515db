; RUN: opt -w %s
; Formally undefined, but LLVM calls it: nothing is known of what it returns.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x float] undef, align 4
@tab = internal constant [1 x ptr] [ptr @f]
define internal ptr @f(ptr %x) {
  ret ptr %x
}
define ptx_kernel void @k(ptr %g, i1 %c) {
  %s = addrspacecast ptr addrspace(3) @sh to ptr
  %fp = load ptr, ptr @tab
  %r = call ptr %fp(ptr %s, i32 0)
  %sel = select i1 %c, ptr %r, ptr %g
  store float 2.0, ptr %sel
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: @tab = internal constant [1 x ptr] [ptr @f]
; CHECK-NEXT: define internal ptr @f(ptr %x) {
; CHECK-NEXT:   ret ptr %x
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT:   %s = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %fp = load ptr, ptr addrspace(1) addrspacecast (ptr @tab to ptr addrspace(1))
; CHECK-NEXT:   %r = call ptr %fp(ptr %s, i32 0)
; CHECK-NEXT:   %sel = select i1 %c, ptr %r, ptr %g
; CHECK-NEXT:   store float 2.0, ptr %sel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
