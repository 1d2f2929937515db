; RUN: opt -w %s
; As long as it is not known that a shared address gets out, `k` passes a global one, as `l` does. Then it calls another
; copy, and what it passed at first no longer counts in the one that `l` calls.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %p) noinline {
  store i32 1, ptr %p
  call void @g(ptr %p)
  ret void
}
define internal void @g(ptr %p) noinline {
  store i32 2, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %in, ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %out
  %p = load ptr, ptr %in
  call void @f(ptr %p)
  ret void
}
define ptx_kernel void @l(ptr %p, ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %out
  call void @f(ptr %p)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   call void @g(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr addrspace(1) %p) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p
; CHECK-NEXT:   call void @g.global(ptr addrspace(1) %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @g(ptr %p) noinline {
; CHECK-NEXT:   store i32 2, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g.global(ptr addrspace(1) %p) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(1) %out.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   call void @f(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @l(ptr %p, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(1) %out.global
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global(ptr addrspace(1) %p.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
