; RUN: opt -w %s
; Others may compare its address with theirs, so that it cannot become internal; and the linker may put one in its place that
; does more: nothing is made of what this one does.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define linkonce_odr void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(ptr %a) {
  store ptr @f, ptr %a
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define linkonce_odr void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store ptr @f, ptr addrspace(1) %a.global
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
