; RUN: opt -w %s
; The assembly returns the generic address of a shared object as a number, which is stored: the store through
; the loaded pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %o) {
  %x = call i64 asm "cvta.shared.u64 $0, $1;", "=l,l"(ptr addrspace(3) @s)
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %x = call i64 asm "cvta.shared.u64 $0, $1;", "=l,l"(ptr addrspace(3) @s)
; CHECK-NEXT:   store i64 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
