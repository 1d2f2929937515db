; RUN: opt -w %s
; Nothing was changed in view of the callers.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define linkonce_odr i32 @f(ptr addrspace(3) %x) noinline {
  %n = load i32, ptr addrspace(3) %x
  ret i32 %n
}
define ptx_kernel void @k() {
  %n = call i32 @f(ptr addrspace(3) @sh)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define linkonce_odr i32 @f(ptr addrspace(3) %x) noinline {
; CHECK-NEXT:   %n = load i32, ptr addrspace(3) %x
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %n = call i32 @f(ptr addrspace(3) @sh)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
