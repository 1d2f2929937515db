; RUN: opt -w %s
; An argument is undefined, others become known late: what the function stores in the slot counts, and the
; store through what is loaded from there stays generic.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define internal ptr @id(ptr %x) noinline {
  ret ptr %x
}
define internal void @set(ptr %u, ptr %slot, ptr %v) noinline {
  store ptr %v, ptr %slot
  ret void
}
define ptx_kernel void @k(ptr %a, i1 %c) {
  %s = alloca ptr
  %t = alloca ptr
  store ptr %a, ptr %s
  call void @set(ptr poison, ptr %t, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %r = load ptr, ptr %t
  %q = call ptr @id(ptr %r)
  call void @set(ptr undef, ptr %s, ptr %q)
  %p = load ptr, ptr %s
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: define internal ptr @id(ptr %x) noinline {
; CHECK-NEXT:   ret ptr %x
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @set(ptr %u, ptr addrspace(5) %slot, ptr %v) noinline {
; CHECK-NEXT:   store ptr %v, ptr addrspace(5) %slot
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, i1 %c) {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %t = alloca ptr
; CHECK-NEXT:   %t.local = addrspacecast ptr %t to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s.local
; CHECK-NEXT:   call void @set(ptr poison, ptr addrspace(5) %t.local, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %r = load ptr, ptr addrspace(5) %t.local
; CHECK-NEXT:   %q = call ptr @id(ptr %r)
; CHECK-NEXT:   call void @set(ptr undef, ptr addrspace(5) %s.local, ptr %q)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
