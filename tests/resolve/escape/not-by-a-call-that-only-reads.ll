; RUN: opt %s
; The function reads memory and keeps nothing of its argument: the loaded pointer is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

declare i32 @sum(ptr captures(none), i32) memory(read)

define ptx_kernel void @k(ptr %list) {
  %v = call i32 @sum(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 64)
  %p = load ptr, ptr %list, align 8
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @sum(ptr captures(none), i32) memory(read)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %v = call i32 @sum(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 64)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
