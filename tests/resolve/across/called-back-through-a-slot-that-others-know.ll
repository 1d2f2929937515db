; RUN: opt -w --whole-program --harmless=apply %s
; Others know the slot, and may have put any function there whose address they got. It is called back, and stores what it is
; passed, where the kernel loads it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@out = global ptr null

define internal void @f(ptr %p) {
  store ptr %p, ptr @out
  ret void
}

declare void @apply(ptr, ptr)

define ptx_kernel void @k(ptr %table) {
  %mine = alloca ptr
  %slot = alloca ptr
  %half = ptrtoint ptr %slot to i32
  store ptr @f, ptr %table
  store i32 %half, ptr %table
  call void @apply(ptr %slot, ptr %mine)
  %q = load ptr, ptr @out
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @out = global ptr null
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr %p) {
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) addrspacecast (ptr @out to ptr addrspace(1))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @apply(ptr, ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %table) {
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   %mine = alloca ptr
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %half = ptrtoint ptr %slot to i32
; CHECK-NEXT:   store ptr @f, ptr addrspace(1) %table.global
; CHECK-NEXT:   store i32 %half, ptr addrspace(1) %table.global
; CHECK-NEXT:   call void @apply(ptr %slot, ptr %mine)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @out to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
