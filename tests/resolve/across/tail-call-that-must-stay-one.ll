; RUN: opt %s
; Copies have the types of their originals, so that a `musttail` call keeps to its rules.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define internal void @odd(ptr %p, ptr %q) noinline {
  store i32 1, ptr %p, align 4
  musttail call void @even(ptr %q, ptr %p)
  ret void
}

define internal void @even(ptr %p, ptr %q) noinline {
  store i32 2, ptr %p, align 4
  ret void
}

define ptx_kernel void @k(ptr %g) {
  call void @odd(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g)
  call void @odd(ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @odd.global.shared(ptr %p, ptr %q) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   musttail call void @even.shared.global(ptr %q, ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @odd.shared.global(ptr %p, ptr %q) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   musttail call void @even.global.shared(ptr %q, ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @even.shared.global(ptr %p, ptr %q) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @even.global.shared(ptr %p, ptr %q) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   call void @odd.shared.global(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g)
; CHECK-NEXT:   call void @odd.global.shared(ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
