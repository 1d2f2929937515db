; RUN: opt %s
; The struct is used through its address, which lies in a slot of its own. The fields keep their spaces.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

%View = type { ptr, ptr }

define ptx_kernel void @k(ptr %g) {
  %view = alloca %View, align 8
  %ref = alloca ptr, align 8
  store ptr %view, ptr %ref, align 8
  %r1 = load ptr, ptr %ref, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %r1, align 8
  %r2 = load ptr, ptr %ref, align 8
  %data = getelementptr inbounds %View, ptr %r2, i32 0, i32 1
  store ptr %g, ptr %data, align 8
  %p = load ptr, ptr %view, align 8
  store i32 1, ptr %p, align 4
  %data2 = getelementptr inbounds i8, ptr %view, i64 8
  %q = load ptr, ptr %data2, align 8
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: %View = type { ptr, ptr }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %view = alloca %View, align 8
; CHECK-NEXT:   %view.local = addrspacecast ptr %view to ptr addrspace(5)
; CHECK-NEXT:   %ref = alloca ptr, align 8
; CHECK-NEXT:   store ptr %view, ptr %ref, align 8
; CHECK-NEXT:   %r1 = load ptr, ptr %ref, align 8
; CHECK-NEXT:   %r1.local = addrspacecast ptr %r1 to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %r1.local, align 8
; CHECK-NEXT:   %r2 = load ptr, ptr %ref, align 8
; CHECK-NEXT:   %r2.local = addrspacecast ptr %r2 to ptr addrspace(5)
; CHECK-NEXT:   %data = getelementptr inbounds %View, ptr addrspace(5) %r2.local, i32 0, i32 1
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %data, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %view.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %data2 = getelementptr inbounds i8, ptr addrspace(5) %view.local, i64 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %data2, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
