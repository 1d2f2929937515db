; RUN: opt -w %s
; RUN: opt -w --whole-program %s
; Half of the address of `called` is stored where others look, so that they know of it, and it counts as memory like any
; other. So does what is called: it may be passed anything, and keep it.

target triple = "nvptx64-nvidia-cuda"

@kept = internal global ptr null

define internal void @keep(ptr %p) noinline {
  store ptr %p, ptr @kept
  ret void
}

define ptx_kernel void @k(ptr %out, ptr %table) {
  %passed = alloca ptr
  %slot = alloca ptr
  %called = alloca i64
  store ptr @keep, ptr %table
  store ptr %called, ptr %slot
  %part = load i16, ptr %slot
  store i16 %part, ptr %out
  %to = load ptr, ptr %slot
  call void %to(ptr %passed)
  %p = load ptr, ptr %passed
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @kept = internal global ptr null
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @keep(ptr %p) noinline {
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) addrspacecast (ptr @kept to ptr addrspace(1))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, ptr %table) {
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %passed = alloca ptr
; CHECK-NEXT:   %passed.local = addrspacecast ptr %passed to ptr addrspace(5)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %called = alloca i64
; CHECK-NEXT:   store ptr @keep, ptr addrspace(1) %table.global
; CHECK-NEXT:   store ptr %called, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %part = load i16, ptr addrspace(5) %slot.local
; CHECK-NEXT:   store i16 %part, ptr addrspace(1) %out.global
; CHECK-NEXT:   %to = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   call void %to(ptr %passed)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %passed.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
