; RUN: opt -w %s
; Someone needs it under its name, so that it does not become internal. It was looked at for calls from outside: what
; changes in it holds for all of them.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i32 0
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
define linkonce_odr void @f() noinline {
  store i32 1, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  ret void
}
define ptx_kernel void @k() {
  call void @f()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g = addrspace(1) global i32 0
; CHECK-NEXT: @llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
; CHECK-NEXT: define linkonce_odr void @f() noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) @g
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
