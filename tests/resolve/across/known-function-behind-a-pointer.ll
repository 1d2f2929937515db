; RUN: opt -w --whole-program %s
; The pointer may be that of a function that is known, but not here.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare ptr @malloc(i64)
define ptr @own(i64 %n) noinline {
  ret ptr addrspacecast (ptr addrspace(3) @sh to ptr)
}
define ptx_kernel void @k(i1 %c) {
  %f = select i1 %c, ptr @malloc, ptr @own
  %m = call ptr %f(i64 4)
  store i32 1, ptr %m
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-NEXT: define ptr @own(i64 %n) noinline {
; CHECK-NEXT:   ret ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %f = select i1 %c, ptr @malloc, ptr @own
; CHECK-NEXT:   %m = call ptr %f(i64 4)
; CHECK-NEXT:   store i32 1, ptr %m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
