; RUN: opt -w %s
; The function swaps the pointers in two slots: afterwards both may be of either space.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @swap(ptr %a, ptr %b) noinline {
  %x = load ptr, ptr %a, align 8
  %y = load ptr, ptr %b, align 8
  store ptr %y, ptr %a, align 8
  store ptr %x, ptr %b, align 8
  ret void
}

define ptx_kernel void @k() {
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a, align 8
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %b, align 8
  call void @swap(ptr %a, ptr %b)
  %p = load ptr, ptr %a, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @swap(ptr addrspace(5) %a, ptr addrspace(5) %b) noinline {
; CHECK-NEXT:   %x = load ptr, ptr addrspace(5) %a, align 8
; CHECK-NEXT:   %y = load ptr, ptr addrspace(5) %b, align 8
; CHECK-NEXT:   store ptr %y, ptr addrspace(5) %a, align 8
; CHECK-NEXT:   store ptr %x, ptr addrspace(5) %b, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %a = alloca ptr, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca ptr, align 8
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(5) %b.local, align 8
; CHECK-NEXT:   call void @swap(ptr addrspace(5) %a.local, ptr addrspace(5) %b.local)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
