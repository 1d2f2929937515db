; RUN: opt -w --whole-program %s
; Only kernels are called from outside, so that nothing can call these two. What `llvm.used` names stays, and what it calls.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
define  void @one(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define void @two(ptr %x) {
  call void @one(ptr %x)
  ret void
}
define void @three(ptr %x) {
  store i32 3, ptr %x
  ret void
}
define void @used(ptr %x) {
  call void @three(ptr %x)
  ret void
}
define ptx_kernel void @k(ptr %a) {
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
; CHECK-NEXT: define void @three(ptr %x) {
; CHECK-NEXT:   store i32 3, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @used(ptr %x) {
; CHECK-NEXT:   call void @three(ptr %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %a.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
