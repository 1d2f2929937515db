; RUN: opt -w %s
; A table in constant memory that holds a shared address is known to others: what is loaded from it is not what the
; host left.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
@tab = internal addrspace(4) global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspacecast (ptr addrspace(3) @sh to ptr)]
define internal void @f(ptr %t) noinline {
  %p = load ptr, ptr %t
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %a) {
  store ptr addrspacecast (ptr addrspace(4) @tab to ptr), ptr %a
  call void @f(ptr addrspacecast (ptr addrspace(4) @tab to ptr))
  %p = load ptr, ptr addrspace(4) @tab
  store i32 2, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: @tab = internal addrspace(4) global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspacecast (ptr addrspace(3) @sh to ptr)]
; CHECK-NEXT: define internal void @f(ptr addrspace(4) %t) noinline {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) %t
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(4) @tab to ptr), ptr addrspace(1) %a.global
; CHECK-NEXT:   call void @f(ptr addrspace(4) @tab)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) @tab
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
