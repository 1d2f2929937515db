; RUN: opt -w %s
; A function that others call takes a pointer into global memory: anyone may pass null, also who is here.
target triple = "nvptx64-nvidia-cuda"

define void @others_call(ptr addrspace(1) %p, ptr %q) noinline {
  %generic = addrspacecast ptr addrspace(1) %p to ptr
  store ptr %generic, ptr %q, align 8
  ret void
}

define void @takes_one(ptr addrspace(1) %p) noinline {
  %generic = addrspacecast ptr addrspace(1) %p to ptr
  store i32 1, ptr %generic, align 4
  ret void
}

define ptx_kernel void @k(ptr %out) {
  call void @takes_one(ptr addrspace(1) null)
  store i32 1, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @others_call(ptr addrspace(1) %p, ptr %q) noinline {
; CHECK-NEXT:   %generic = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   store ptr %generic, ptr %q, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @takes_one(ptr addrspace(1) %p) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @takes_one(ptr addrspace(1) null)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
