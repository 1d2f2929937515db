; RUN: opt -w %s
; Others reach @a through @ext, @b through @a, and what @b holds through that: they may store another pointer, or call
; the function with another one. The order in which variables are written does not matter.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef
@x = internal global [4 x i32] zeroinitializer
@b = internal global { ptr, ptr } { ptr @x, ptr @cb }
@a = internal global ptr @b
@ext = global ptr @a

; This one is reached by nobody else.
@own = internal global ptr @x

declare void @other()

define internal void @cb(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k() {
  call void @other()
  call void @cb(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %q = load ptr, ptr @b
  store i32 7, ptr %q
  %r = load ptr, ptr @own
  store i32 8, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: @x = internal global [4 x i32] zeroinitializer
; CHECK-NEXT: @b = internal global { ptr, ptr } { ptr @x, ptr @cb }
; CHECK-NEXT: @a = internal global ptr @b
; CHECK-NEXT: @ext = global ptr @a
; CHECK-EMPTY:
; CHECK-NEXT: @own = internal global ptr @x
; CHECK-EMPTY:
; CHECK-NEXT: declare void @other()
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @cb(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @cb.shared(ptr addrspace(3) %p) "spacecast-copy" {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @other()
; CHECK-NEXT:   call void @cb.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @b to ptr addrspace(1))
; CHECK-NEXT:   store i32 7, ptr %q
; CHECK-NEXT:   %r = load ptr, ptr addrspace(1) addrspacecast (ptr @own to ptr addrspace(1))
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   store i32 8, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
