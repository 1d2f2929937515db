; RUN: opt %s
; What `get` returns was the address of @s while all stores to the slot were seen. Once others know the slot it can be
; anything, though `get` then has nothing to follow: the access stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare void @unknown(ptr)
define internal i64 @get(ptr %s) noinline {
  %v = load i64, ptr %s, align 8
  ret i64 %v
}
define internal void @h(ptr %s) noinline {
  call void @h2(ptr %s)
  ret void
}
define internal void @h2(ptr %s) noinline {
  call void @h3(ptr %s)
  ret void
}
define internal void @h3(ptr %s) noinline {
  call void @unknown(ptr %s)
  ret void
}
define ptx_kernel void @k(i1 %c) {
  %slot = alloca ptr, align 8
  %box = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %slot, align 8
  call void @h(ptr %slot)
  %n = call i64 @get(ptr %slot)
  store i64 %n, ptr %box, align 8
  %p = load ptr, ptr %box, align 8
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: declare void @unknown(ptr)
; CHECK-NEXT: define internal i64 @get(ptr addrspace(5) %s) noinline {
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %s, align 8
; CHECK-NEXT:   ret i64 %v
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h(ptr %s) noinline {
; CHECK-NEXT:   call void @h2(ptr %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h2(ptr %s) noinline {
; CHECK-NEXT:   call void @h3(ptr %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h3(ptr %s) noinline {
; CHECK-NEXT:   call void @unknown(ptr %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %box = alloca ptr, align 8
; CHECK-NEXT:   %box.local = addrspacecast ptr %box to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   call void @h(ptr %slot)
; CHECK-NEXT:   %n = call i64 @get(ptr addrspace(5) %slot.local)
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %box.local, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %box.local, align 8
; CHECK-NEXT:   %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
