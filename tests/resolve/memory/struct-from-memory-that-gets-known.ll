; RUN: opt -w %s
; The slot is returned, so that others know it in the end: the number in a struct that is loaded from it may be any.
target triple = "nvptx64-nvidia-cuda"

define ptr @others_call(i64 %n) {
  %slot = alloca { ptr, i64 }, align 8
  %field = getelementptr inbounds { ptr, i64 }, ptr %slot, i64 0, i32 1
  store ptr %slot, ptr %field, align 8
  %loaded = load { ptr, i64 }, ptr %slot, align 8
  %copy = alloca { ptr, i64 }, align 8
  store { ptr, i64 } %loaded, ptr %copy, align 8
  %again = getelementptr inbounds { ptr, i64 }, ptr %copy, i64 0, i32 1
  %p = load ptr, ptr %again, align 8
  store i32 1, ptr %p, align 4
  ret ptr %slot
}

define ptx_kernel void @k(ptr %out) {
  store i32 1, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @others_call(i64 %n) {
; CHECK-NEXT:   %slot = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %field = getelementptr inbounds { ptr, i64 }, ptr addrspace(5) %slot.local, i64 0, i32 1
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %field, align 8
; CHECK-NEXT:   %loaded = load { ptr, i64 }, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %copy = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %copy.local = addrspacecast ptr %copy to ptr addrspace(5)
; CHECK-NEXT:   store { ptr, i64 } %loaded, ptr addrspace(5) %copy.local, align 8
; CHECK-NEXT:   %again = getelementptr inbounds { ptr, i64 }, ptr addrspace(5) %copy.local, i64 0, i32 1
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %again, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret ptr %slot
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
