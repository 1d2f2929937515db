; RUN: opt %s
; The stores go to one of two slots. In the first function both hold shared pointers, whichever it was. In
; the second a global one, put into either in the same way, makes both ambiguous.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %x, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %y, align 8
  %one = select i1 %c, ptr %x, ptr %y
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %one, align 8
  %p = load ptr, ptr %x, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @l(ptr %g, i1 %c) {
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %x, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %y, align 8
  %one = select i1 %c, ptr %x, ptr %y
  store ptr %g, ptr %one, align 8
  %q = load ptr, ptr %y, align 8
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %x = alloca ptr, align 8
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   %y = alloca ptr, align 8
; CHECK-NEXT:   %y.local = addrspacecast ptr %y to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %x.local, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %y.local, align 8
; CHECK-NEXT:   %one = select i1 %c, ptr addrspace(5) %x.local, ptr addrspace(5) %y.local
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr addrspace(5) %one, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %x.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %g, i1 %c) {
; CHECK-NEXT:   %x = alloca ptr, align 8
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   %y = alloca ptr, align 8
; CHECK-NEXT:   %y.local = addrspacecast ptr %y to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %x.local, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %y.local, align 8
; CHECK-NEXT:   %one = select i1 %c, ptr addrspace(5) %x.local, ptr addrspace(5) %y.local
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %one, align 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %y.local, align 8
; CHECK-NEXT:   store i32 2, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
