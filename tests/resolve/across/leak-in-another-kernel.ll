; RUN: opt -w %s
; One kernel lets a shared address out. In the other one, which never runs that code, what is loaded is
; global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @publish(ptr %slots) noinline {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slots, align 8
  ret void
}

define ptx_kernel void @leaks(ptr %slots) {
  call void @publish(ptr %slots)
  %p = load ptr, ptr %slots, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @clean(ptr %list) {
  %p = load ptr, ptr %list, align 8
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
; CHECK-NEXT: define internal void @publish(ptr addrspace(1) %slots) noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %slots, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @leaks(ptr %slots) {
; CHECK-NEXT:   %slots.global = addrspacecast ptr %slots to ptr addrspace(1)
; CHECK-NEXT:   call void @publish(ptr addrspace(1) %slots.global)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slots.global, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @clean(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
