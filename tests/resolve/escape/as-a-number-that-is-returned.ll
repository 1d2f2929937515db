; RUN: opt -w %s
; The function returns the shared address as a number, which the kernel stores: the store through the loaded
; pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define internal i64 @g(i64 %i) noinline {
  %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %x = ptrtoint ptr %e to i64
  ret i64 %x
}
define ptx_kernel void @k(ptr %o, i64 %i) {
  %x = call i64 @g(i64 %i)
  store i64 %x, ptr %o
  %p = load ptr, ptr %o
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define internal i64 @g(i64 %i) noinline {
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %x = ptrtoint ptr %e to i64
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o, i64 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %x = call i64 @g(i64 %i)
; CHECK-NEXT:   store i64 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
