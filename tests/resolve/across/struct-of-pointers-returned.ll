; RUN: opt %s
; A struct of a shared and a global pointer comes back from a function: each part keeps its space.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal { ptr, ptr } @pair(ptr %p, ptr %q) noinline {
  %a = insertvalue { ptr, ptr } poison, ptr %p, 0
  %b = insertvalue { ptr, ptr } %a, ptr %q, 1
  ret { ptr, ptr } %b
}

define ptx_kernel void @k() {
  %r = call { ptr, ptr } @pair(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %p = extractvalue { ptr, ptr } %r, 0
  %q = extractvalue { ptr, ptr } %r, 1
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
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
; CHECK-NEXT: define internal { ptr, ptr } @pair(ptr %p, ptr %q) noinline {
; CHECK-NEXT:   %a = insertvalue { ptr, ptr } poison, ptr %p, 0
; CHECK-NEXT:   %b = insertvalue { ptr, ptr } %a, ptr %q, 1
; CHECK-NEXT:   ret { ptr, ptr } %b
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %r = call { ptr, ptr } @pair(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   %p = extractvalue { ptr, ptr } %r, 0
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = extractvalue { ptr, ptr } %r, 1
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
