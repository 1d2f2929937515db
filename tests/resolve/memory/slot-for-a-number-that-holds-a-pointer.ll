; RUN: opt -w %s
; The slot has the type of a number, but its address goes through another slot, and a shared pointer is put there:
; the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
  %n = alloca i64, align 8
  %box = alloca ptr, align 8
  store ptr %n, ptr %box, align 8
  %q = load ptr, ptr %box, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %q, align 8
  %v = load ptr, ptr %q, align 8
  %p = select i1 %c, ptr %v, ptr %g
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT:   %n = alloca i64, align 8
; CHECK-NEXT:   %box = alloca ptr, align 8
; CHECK-NEXT:   store ptr %n, ptr %box, align 8
; CHECK-NEXT:   %q = load ptr, ptr %box, align 8
; CHECK-NEXT:   %q.local = addrspacecast ptr %q to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %q.local, align 8
; CHECK-NEXT:   %v = load ptr, ptr addrspace(5) %q.local, align 8
; CHECK-NEXT:   %p = select i1 %c, ptr %v, ptr %g
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
