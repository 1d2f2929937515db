; RUN: opt %s
; One field is shared, the other global. Each access gets the space of its field.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

%View = type { ptr, ptr, i32 }

define ptx_kernel void @k(ptr %g, i64 %i) {
  %view = alloca %View, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %view, align 8
  %data = getelementptr inbounds %View, ptr %view, i32 0, i32 1
  store ptr %g, ptr %data, align 8
  %size = getelementptr inbounds %View, ptr %view, i32 0, i32 2
  store i32 64, ptr %size, align 8
  %p = load ptr, ptr %view, align 8
  %q = load ptr, ptr %data, align 8
  %v = load i32, ptr %q, align 4
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
; CHECK-NEXT: %View = type { ptr, ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %view = alloca %View, align 8
; CHECK-NEXT:   %view.local = addrspacecast ptr %view to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %view.local, align 8
; CHECK-NEXT:   %data = getelementptr inbounds %View, ptr addrspace(5) %view.local, i32 0, i32 1
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %data, align 8
; CHECK-NEXT:   %size = getelementptr inbounds %View, ptr addrspace(5) %view.local, i32 0, i32 2
; CHECK-NEXT:   store i32 64, ptr addrspace(5) %size, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %view.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %data, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
