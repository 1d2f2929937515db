; RUN: opt -w %s
; Anyone may call the function and write where it points: what the kernel loads from the variable is not known.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

@gv = addrspace(1) global [64 x i32] zeroinitializer
@box = internal addrspace(3) global ptr undef, align 8

define ptr @where() noinline {
  ret ptr addrspacecast (ptr addrspace(3) @box to ptr)
}

define ptx_kernel void @k() {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
  %p = load ptr, ptr addrspace(3) @box, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: @box = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @where() noinline {
; CHECK-NEXT:   ret ptr addrspacecast (ptr addrspace(3) @box to ptr)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @box, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
