; RUN: opt -w %s
; Every module that calls such a function may have its own body of it, and the linker keeps one: maybe one that still does what
; a compiler took out of this one, because no valid program could tell. Where callers count on what this one returns it is made
; internal; where it cannot be, nothing is made of it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sh = internal addrspace(3) global [64 x i32] undef
@gv = addrspace(1) global [64 x i32] zeroinitializer

define linkonce_odr ptr @own(ptr %s, ptr %g) noinline {
  ret ptr %s
}

define weak_odr ptr @weak(ptr %s, ptr %g) noinline {
  ret ptr %s
}

define available_externally ptr @shown(ptr %s, ptr %g) noinline {
  ret ptr %s
}

; Nobody counts on this one: it stays as it is.
define linkonce_odr i32 @number(i32 %n) noinline {
  ret i32 %n
}

define ptx_kernel void @k() {
  %p = addrspacecast ptr addrspace(1) @gv to ptr
  %q = addrspacecast ptr addrspace(3) @sh to ptr
  %r1 = call ptr @own(ptr %q, ptr %p)
  store i32 1, ptr %r1
  %r2 = call ptr @weak(ptr %q, ptr %p)
  store i32 2, ptr %r2
  %r3 = call ptr @shown(ptr %q, ptr %p)
  store i32 3, ptr %r3
  ret void
}

define ptx_kernel void @l() {
  %n = call i32 @number(i32 1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @own(ptr %s, ptr %g) noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define weak_odr ptr @weak(ptr %s, ptr %g) noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define available_externally ptr @shown(ptr %s, ptr %g) noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr i32 @number(i32 %n) noinline {
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) @gv to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %r1 = call ptr @own(ptr %q, ptr %p)
; CHECK-NEXT:   %r1.shared = addrspacecast ptr %r1 to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r1.shared
; CHECK-NEXT:   %r2 = call ptr @weak(ptr %q, ptr %p)
; CHECK-NEXT:   store i32 2, ptr %r2
; CHECK-NEXT:   %r3 = call ptr @shown(ptr %q, ptr %p)
; CHECK-NEXT:   store i32 3, ptr %r3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l() {
; CHECK-NEXT:   %n = call i32 @number(i32 1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
