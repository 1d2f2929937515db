; RUN: opt -w %s
; At first the recursion is thought to be passed what null leads to. It is passed a slot, and what was known of the other call
; by then is known better in a second look.
define internal ptr @f(ptr returned %p) {
  %slot = alloca ptr
  store ptr %slot, ptr %p
  %q = load ptr, ptr %slot
  call void @others(ptr %q)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 8, i1 false)
  %r = call ptr @f(ptr returned %slot)
  ret ptr %p
}

define ptr @g() {
  %r = call ptr @f(ptr returned null)
  ret ptr %r
}

declare void @others(ptr)

; CHECK lines are written by BLESS=1
; CHECK: define internal ptr @f(ptr returned %p) {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %p.local
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   call void @others(ptr %q)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 8, i1 false)
; CHECK-NEXT:   %r = call ptr @f.local(ptr returned %slot)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f.local(ptr returned %p) "spacecast-copy" {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %p.local
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   call void @others(ptr %q)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 8, i1 false)
; CHECK-NEXT:   %r = call ptr @f(ptr returned %slot)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @g() {
; CHECK-NEXT:   %r = call ptr @f(ptr returned null)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @others(ptr)
; CHECK-EMPTY:
