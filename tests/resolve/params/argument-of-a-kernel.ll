; RUN: opt -w %s
; The kernel casts its argument once; the call takes that.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(ptr %a) {
  store i32 2, ptr %a
  call void @f(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal void @f(ptr addrspace(1) %x) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %a.global
; CHECK-NEXT:   call void @f(ptr addrspace(1) %a.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
