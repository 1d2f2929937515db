; RUN: opt -w %s
; What `k` passed to `f` before it was known that a shared address gets out led to a call of `same` for any memory. Once that
; does not count any more for the calls of `l`, neither does what `same` returned then: it is passed and returns global memory.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal ptr @same(ptr %p) noinline {
  %q = getelementptr i32, ptr %p, i64 1
  ret ptr %q
}
define internal void @f(ptr %p) noinline {
  %q = call ptr @same(ptr %p)
  store i32 1, ptr %q
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
; CHECK-NEXT: define internal ptr @same(ptr %p) noinline {
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @f(ptr %p) noinline {
; CHECK-NEXT:   %q = call ptr @same(ptr %p)
; CHECK-NEXT:   store i32 1, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr %p) noinline "spacecast-copy" {
; CHECK-NEXT:   %q = call ptr @same(ptr %p)
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global
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
; CHECK-NEXT:   call void @f.global(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
