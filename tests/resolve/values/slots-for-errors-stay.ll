; RUN: opt -w %s
; Nothing may be done with a slot that is said to be for errors of Swift but to load, store and pass it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

define internal void @f(ptr swifterror %e, ptr swiftself %p, ptr %q) noinline {
  store ptr %q, ptr %e
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k(ptr %g) {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  call void @f(ptr swifterror %e, ptr swiftself addrspacecast (ptr addrspace(3) @s to ptr), ptr %g)
  %r = load ptr, ptr %e
  store i32 1, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr swifterror %e, ptr addrspace(3) swiftself %p, ptr %q) noinline {
; CHECK-NEXT:   store ptr %q, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %e = alloca swifterror ptr
; CHECK-NEXT:   store ptr null, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   call void @f(ptr swifterror %e, ptr addrspace(3) swiftself @s, ptr %g)
; CHECK-NEXT:   %r = load ptr, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 3, i32 5, i32 7, i32 8, i32 101, i32 102}
; CHECK-EMPTY:
