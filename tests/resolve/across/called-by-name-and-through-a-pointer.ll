; RUN: opt -w %s
; `id` is called by name with a slot that gets out, and through a pointer with one that does not. Only the first call can be
; led to a copy, so that they are told apart: the kernel's slot does not get out, nor does anything else, and what it loads
; is global.

target triple = "nvptx64-nvidia-cuda"
%s = type { i32, i64, i64, ptr, ptr }

define ptx_kernel void @k() {
  %o = alloca %s
  %f = getelementptr i8, ptr %o, i64 24
  store ptr @id, ptr %f
  %t = call ptr @any(i64 0)
  %x = load ptr, ptr %t
  %c = load ptr, ptr %f
  %r = call ptr %c(ptr %o)
  ret void
}

define ptr @other() {
  %o = alloca %s
  %r = call ptr @id(ptr %o)
  ret ptr %r
}

define ptr @any(i64 %i) {
  %p = getelementptr ptr, ptr null, i64 %i
  %r = load ptr, ptr %p
  ret ptr %r
}

define ptr @id(ptr %p) {
  %x = load ptr, ptr %p
  ret ptr %p
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %s = type { i32, i64, i64, ptr, ptr }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %o = alloca %s
; CHECK-NEXT:   %o.local = addrspacecast ptr %o to ptr addrspace(5)
; CHECK-NEXT:   %f = getelementptr i8, ptr addrspace(5) %o.local, i64 24
; CHECK-NEXT:   store ptr @id, ptr addrspace(5) %f
; CHECK-NEXT:   %t = call ptr @any(i64 0)
; CHECK-NEXT:   %t.global = addrspacecast ptr %t to ptr addrspace(1)
; CHECK-NEXT:   %x = load ptr, ptr addrspace(1) %t.global
; CHECK-NEXT:   %c = load ptr, ptr addrspace(5) %f
; CHECK-NEXT:   %r = call ptr %c(ptr %o)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @other() {
; CHECK-NEXT:   %o = alloca %s
; CHECK-NEXT:   %r = call ptr @id.local(ptr %o)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @any(i64 %i) {
; CHECK-NEXT:   %p = getelementptr ptr, ptr null, i64 %i
; CHECK-NEXT:   %r = load ptr, ptr %p
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @id(ptr %p) {
; CHECK-NEXT:   %x = load ptr, ptr %p
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @id.local(ptr %p) "spacecast-copy" {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %x = load ptr, ptr addrspace(5) %p.local
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
