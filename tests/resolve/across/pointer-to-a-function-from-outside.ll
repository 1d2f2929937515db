; RUN: opt -w %s
; Which function runs is not known, and it may be given any address: what it is passed may get out.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(ptr %f, ptr %a) {
  call void %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %p = load ptr, ptr %a
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define ptx_kernel void @k(ptr %f, ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   call void %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %a.global
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
